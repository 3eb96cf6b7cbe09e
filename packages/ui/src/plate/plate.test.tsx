import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Plate } from "./plate.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

itKeepsTheContract(<Plate src={dot} title="四物汤" />);

it("tells the browser the picture's size and lets it wait until it is near", () => {
  const img = mount(<Plate src={dot} title="四物汤" width={480} />).querySelector("img");
  expect([img?.width, img?.getAttribute("height"), img?.loading]).toEqual([
    expect.any(Number),
    "270",
    "lazy",
  ]);
});
