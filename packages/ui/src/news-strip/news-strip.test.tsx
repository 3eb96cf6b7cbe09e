import { expect, it } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { NewsStrip } from "./news-strip.tsx";

const items = [
  { id: "1", title: "冬至开灸：二十一天艾灸打卡".repeat(4), href: "/activity/1", when: "至 12月22日" },
];

itKeepsTheContract(<NewsStrip items={items} />);

it("keeps an activity to one line, however long its name", () => {
  const host = mount(
    <div style={{ inlineSize: 300 }}>
      <NewsStrip items={items} />
    </div>,
  );
  expect(host.querySelector("li")?.offsetHeight).toBeLessThanOrEqual(48);
  expect(host.firstElementChild?.scrollWidth).toBeLessThanOrEqual(300);
});
