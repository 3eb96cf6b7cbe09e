import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Grid } from "./grid.tsx";

const cards = ["甲", "乙", "丙", "丁"].map((name) => <li key={name}>{name}</li>);

itKeepsTheContract(<Grid as="ul">{cards}</Grid>);

it.each([
  [1280, 4],
  [900, 2],
  [375, 1],
])("at %i px stands in %i columns", async (width, columns) => {
  await page.viewport(width, 700);
  const host = mount(<Grid as="ul">{cards}</Grid>);
  const tops = [...host.querySelectorAll("li")].map((card) => card.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
});
