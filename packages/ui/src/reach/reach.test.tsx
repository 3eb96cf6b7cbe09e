import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Reach } from "./reach.tsx";

itKeepsTheContract(<Reach percent={46} label="足阳明胃经" />);

it("stays between nothing and everything", () => {
  const now = (percent: number) =>
    mount(<Reach percent={percent} label="课程" />).firstElementChild?.getAttribute("aria-valuenow");
  expect([now(-20), now(240)]).toEqual(["0", "100"]);
});
