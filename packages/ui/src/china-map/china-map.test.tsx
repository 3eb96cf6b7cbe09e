import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, itKeepsTheContract, mount } from "../../test/contract.tsx";
import { ChinaMap } from "./china-map.tsx";

const data = [
  { province: "四川省", disciples: 72, juniorDisciples: 36 },
  { province: "香港特别行政区", disciples: 1, juniorDisciples: 2 },
  { province: "北京市", disciples: 3, juniorDisciples: 4 },
];

itKeepsTheContract(<ChinaMap data={data} />);

const tableOf = (host: HTMLElement) =>
  [...host.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe("the map", () => {
  it("draws all 34 regions and the inset of the South China Sea", async () => {
    const host = mount(<ChinaMap data={data} />);
    await vi.waitFor(() => expect(host.querySelectorAll("svg path").length).toBeGreaterThan(34));
    const names = [...host.querySelectorAll("svg text")].map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(["四川", "新疆", "台湾", "海南", "南海诸岛"]));
  });

  it("says in its table what its options say, region by region", () => {
    const host = mount(<ChinaMap data={data} />);
    const options = new Map(
      [...host.querySelectorAll('[role="option"]')].map((option) => {
        const [name = "", ...rest] = (option.firstChild?.textContent ?? "").split("，");
        return [name, rest.join("，")];
      }),
    );
    const rows = tableOf(host);
    expect(rows).toHaveLength(34);
    for (const [name, disciples, juniors, both] of rows) {
      expect(options.get(name ?? "")).toBe(
        both === "0" ? "还没有弟子" : `弟子 ${disciples} 人，准弟子 ${juniors} 人`,
      );
    }
  });

  it("sorts its table by any column, both ways", async () => {
    const host = mount(<ChinaMap data={data} />);
    const first = () => tableOf(host)[0]?.[0];
    expect(first()).toBe("四川省");
    await page.getByRole("button", { name: "准弟子", exact: true }).click();
    expect(first()).toBe("四川省");
    await page.getByRole("button", { name: "准弟子", exact: true }).click();
    expect(first()).toBe("天津市");
    await page.getByRole("button", { name: "省级行政区" }).click();
    expect(first()).toBe("北京市");
    expect(host.querySelector('[aria-sort="ascending"]')?.textContent).toContain("省级行政区");
  });

  it("gives small regions a target of 44 px, and takes a press as a choice", async () => {
    const chosen = vi.fn<(province: string | null) => void>();
    mount(<ChinaMap data={data} onChoose={chosen} />);
    const option = page.getByRole("option", { name: /^香港特别行政区/ });
    const { height, width } = option.element().getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await userEvent.click(option);
    expect(chosen).toHaveBeenCalledWith("香港特别行政区");
  });

  it("takes a press on the drawing as a choice too", async () => {
    const chosen = vi.fn<(province: string | null) => void>();
    const host = mount(<ChinaMap data={data} onChoose={chosen} />);
    await vi.waitFor(() => expect(host.querySelectorAll("svg text").length).toBeGreaterThan(10));
    const name = [...host.querySelectorAll("svg text")].find(({ textContent }) => textContent === "四川");
    if (!name) throw new Error("no name on the map");
    const { x, y, width, height } = name.getBoundingClientRect();
    const stage = host.querySelector("svg")?.parentElement;
    if (!stage) throw new Error("no stage");
    const box = stage.getBoundingClientRect();
    await userEvent.click(page.elementLocator(stage), {
      position: { x: x + width / 2 - box.x, y: y + height / 2 - box.y },
    });
    expect(chosen).toHaveBeenCalledWith("四川省");
  });

  it("has no axe finding with a region under the keys", async () => {
    mount(<ChinaMap data={data} chosen="四川省" />);
    (page.getByRole("listbox").element() as HTMLElement).focus();
    expect(await axeFindings()).toEqual([]);
  });
});
