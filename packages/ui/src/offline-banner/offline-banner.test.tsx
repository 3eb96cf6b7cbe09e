import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

itKeepsTheContract(<OfflineBanner offline />);

it("keeps its live region when there is nothing to say, and covers nothing", () => {
  const host = mount(<OfflineBanner offline={false} />);
  expect(host.querySelector("output")?.textContent).toBe("");
  expect(host.querySelector("output")?.getBoundingClientRect().height).toBe(0);
});
