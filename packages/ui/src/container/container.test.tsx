import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Container } from "./container.tsx";

itKeepsTheContract(<Container>纸面</Container>);

it.each([
  [1600, 1200],
  [800, 736],
  [320, 288],
])("at %i px leaves %i px for the content", async (width, content) => {
  await page.viewport(width, 600);
  document.body.style.margin = "0";
  expect(mount(<Container>纸面</Container>).firstElementChild?.getBoundingClientRect().width).toBe(content);
});
