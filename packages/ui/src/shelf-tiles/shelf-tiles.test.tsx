import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { ShelfTiles } from "./shelf-tiles.tsx";

const shelves = [{ drawing: "formulas" as const, name: "方剂百科", href: "/recipe", count: "80 首" }];

itKeepsTheContract(<ShelfTiles shelves={shelves} />);

it("is one link a tile, named by the shelf alone, that the whole tile follows", () => {
  const host = mount(<ShelfTiles shelves={shelves} />);
  const tile = host.querySelector("li")?.getBoundingClientRect();
  const found = document.elementFromPoint((tile?.right ?? 0) - 8, (tile?.bottom ?? 0) - 8);
  expect(found?.closest("a")?.getAttribute("href")).toBe("/recipe");
  expect(host.querySelector("a")?.textContent).toBe("方剂百科");
});
