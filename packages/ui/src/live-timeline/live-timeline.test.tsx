import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { LiveTimeline, type TimelineLive } from "./live-timeline.tsx";

const now = Date.parse("2026-11-20T12:00:00+08:00");
const live = (state: TimelineLive["state"], more: Partial<TimelineLive> = {}): TimelineLive => ({
  id: state,
  title: `一讲 ${state}`,
  href: "/live",
  state,
  startTime: "2026-11-20T03:30:00Z",
  bookings: 5,
  viewers: 7,
  ...more,
});

itKeepsTheContract(<LiveTimeline lives={[live("live")]} now={now} />);

it.each([
  [live("upcoming"), "预告", "看预告", "5 人已预约"],
  [live("live"), "直播中", "进入直播", "7 人在看"],
  [live("ended", { hasReplay: true }), "已结束", "看回放", "7 人看过"],
])("says of state %o what it is, what one can do and who was there", (given, badge, doing, people) => {
  const words = mount(<LiveTimeline lives={[given]} now={now} />).textContent;
  expect(words).toContain(badge);
  expect(words).toContain(doing);
  expect(words).toContain(people);
});

it("offers nothing to press where a broadcast is over without a recording, or leads nowhere", () => {
  mount(<LiveTimeline lives={[live("ended", { hasReplay: false })]} now={now} />);
  expect(document.body.textContent).not.toContain("看回放");
  const host = mount(<LiveTimeline lives={[live("live", { href: undefined })]} now={now} />);
  expect(host.querySelector("a")).toBeNull();
  expect(host.textContent).not.toContain("进入直播");
});

it("tells machines the moment", async () => {
  mount(<LiveTimeline lives={[live("live")]} now={now} />);
  await expect.element(page.getByText(/已开始 30 分钟/)).toHaveAttribute("datetime", "2026-11-20T03:30:00Z");
});

it("never pushes a narrow page sideways", () => {
  const host = mount(
    <div style={{ inlineSize: 288 }}>
      <LiveTimeline lives={[live("live"), live("upcoming")]} now={now} />
    </div>,
  );
  expect(host.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
});
