import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { GrowthSolution } from "./growth-solution.tsx";

itKeepsTheContract(<GrowthSolution title="从会扎针，到能坐诊" headingLevel={2} onAsk={() => {}} />);

it("has no button where there is nobody to ask, and no list where there are no steps", () => {
  const host = mount(<GrowthSolution title="从会扎针，到能坐诊" steps={[]} />);
  expect(host.querySelector("button, ol")).toBeNull();
});
