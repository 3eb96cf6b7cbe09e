import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { OfflineCourseCard } from "./offline-course-card.tsx";

const card = (
  <OfflineCourseCard href="#9" title="青城山采药" headingLevel={2} address="四川省成都市" looks={1200} />
);

itKeepsTheContract(card);

it("lets its one link reach over the whole of it", () => {
  const host = mount(card);
  const words = host.querySelector("p")?.getBoundingClientRect();
  const under = document.elementFromPoint((words?.left ?? 0) + 2, (words?.top ?? 0) + 2);
  expect(under).toBe(host.querySelector("a"));
});

it("leaves out a view count that nobody knows, and says one that is nought", () => {
  expect(mount(<OfflineCourseCard href="#9" title="采药" looks={null} />).textContent).not.toContain("浏览");
  expect(mount(<OfflineCourseCard href="#9" title="采药" looks={0} />).textContent).toContain("0 次浏览");
});

it("says 已结束 of what has been held alone", () => {
  expect(mount(<OfflineCourseCard href="#9" title="采药" over />).textContent).toContain("已结束");
  expect(mount(<OfflineCourseCard href="#9" title="采药" />).textContent).not.toContain("已结束");
});
