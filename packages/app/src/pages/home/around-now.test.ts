import { expect, test } from "vitest";
import { aroundNow } from "./around-now.ts";

const lives = (states: string) =>
  Array.from(states, (letter, place) => ({
    place,
    state: ({ e: "ENDED", l: "LIVE", u: "UPCOMING" } as const)[letter as "e" | "l" | "u"],
  }));
const chosen = (states: string) => aroundNow(lives(states), 4).map(({ place }) => place);

test("the last one over, what runs and what comes next fill the places, in their order", () => {
  expect(chosen("eelluu")).toEqual([1, 2, 3, 4]);
  expect(chosen("eluuu")).toEqual([0, 1, 2, 3]);
});

test("where nothing else is, the past fills them, and the future does where there is no past", () => {
  expect(chosen("eeeee")).toEqual([1, 2, 3, 4]);
  expect(chosen("uuuuu")).toEqual([0, 1, 2, 3]);
  expect(chosen("eel")).toEqual([0, 1, 2]);
  expect(chosen("")).toEqual([]);
});

test("a running one is never left out for one to come", () => {
  expect(chosen("euuul")).toContain(4);
});
