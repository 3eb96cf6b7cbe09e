import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Text } from "./text.tsx";

itKeepsTheContract(<Text>循经取穴，一针到位。</Text>);

it("cuts at the given number of lines and keeps the whole text in the document", () => {
  const words = "先明经络，次取腧穴，后论手法。".repeat(20);
  const text = mount(<Text lines={2}>{words}</Text>).querySelector("p");
  const lineHeight = Number.parseFloat(getComputedStyle(text ?? document.body).lineHeight);
  expect(text?.clientHeight).toBe(lineHeight * 2);
  expect(text?.textContent).toBe(words);
});

it("is the element it is told to be", () => {
  expect(
    mount(
      <Text as="time" dateTime="2026-07-01">
        7 月 1 日
      </Text>,
    ).querySelector("time")?.dateTime,
  ).toBe("2026-07-01");
});
