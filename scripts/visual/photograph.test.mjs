import { expect, it } from "vitest";
import { storiesToPhotograph } from "./photograph.mjs";

const docs = { id: "button--docs", type: "docs", tags: ["visual"] };
const still = { id: "button--line", type: "story", tags: ["autodocs", "visual"] };
// Storybook resolves `!visual` by leaving the tag out.
const moving = { id: "player--playing", type: "story", tags: ["autodocs"] };

it("photographs stories, not docs, and leaves out those that move by nature", () => {
  expect(storiesToPhotograph([docs, still, moving])).toEqual([still]);
});

it("photographs every story of a revision that has no such tag", () => {
  expect(storiesToPhotograph([moving, { ...moving, id: "player--ready" }])).toHaveLength(2);
});
