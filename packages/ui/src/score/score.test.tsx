import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Score } from "./score.tsx";

itKeepsTheContract(<Score value={9.8} />);

it("keeps one decimal", () => {
  expect(mount(<Score value={9} />).textContent).toBe("9.0分");
});
