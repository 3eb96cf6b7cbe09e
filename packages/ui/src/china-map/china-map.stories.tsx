import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ChinaMap, type ChinaMapProps } from "./china-map.tsx";
import { ChinaMapShape } from "./lazy-china-map.tsx";

const data: ChinaMapProps["data"] = [
  ["四川省", 72, 36],
  ["重庆市", 61, 34],
  ["广东省", 40, 22],
  ["浙江省", 38, 23],
  ["陕西省", 25, 13],
  ["湖北省", 21, 14],
  ["江苏省", 20, 13],
  ["贵州省", 18, 12],
  ["云南省", 17, 10],
  ["北京市", 15, 6],
  ["上海市", 12, 8],
  ["河南省", 9, 6],
  ["新疆维吾尔自治区", 2, 1],
  ["香港特别行政区", 1, 2],
].map(([province, disciples, juniorDisciples]) => ({
  province: String(province),
  disciples: Number(disciples),
  juniorDisciples: Number(juniorDisciples),
}));

const meta = preview.meta({
  title: "School/ChinaMap",
  component: ChinaMap,
  args: {
    data,
    onChoose: fn(),
    source: "DataV.GeoAtlas",
    approval: "GS（示例）0000 号",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
});

export const Everybody = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^弟子与准弟子共 551 人，分布在 14 个省级行政区/)).toBeVisible();
    await expect(canvas.getAllByRole("option")).toHaveLength(34);
    await expect(canvasElement.querySelector("svg path")).not.toBeNull();
    // Six bands to be told apart in any theme; without the theme's colours by hatching, on the map as in its legend.
    const swatches = [...canvasElement.querySelectorAll("fieldset [data-band]")];
    const looks = swatches.map((swatch) => getComputedStyle(swatch).background);
    await expect(new Set(looks).size).toBe(6);
    const forced = matchMedia("(forced-colors: active)").matches;
    await expect(looks.filter((look) => look.includes("gradient"))).toHaveLength(forced ? 4 : 0);
    const hatched = canvasElement.querySelectorAll("[_echarts_instance_] pattern");
    await expect(hatched.length > 0).toBe(forced);
  },
});

export const Disciples = meta.story({ args: { kind: "disciple" } });
export const JuniorDisciples = meta.story({ args: { kind: "junior" } });
export const Chosen = meta.story({ args: { chosen: "四川省" } });

export const Empty = meta.story({
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("还没有弟子与准弟子的分布数据。")).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <ChinaMapShape /> });

/** The whole tour with the keys: neighbours, a name, choosing, going back. */
export const ByKeyboard = meta.story({
  render: function Controlled(args) {
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <ChinaMap
        {...args}
        chosen={chosen}
        onChoose={(province) => {
          setChosen(province);
          args.onChoose?.(province);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const map = canvas.getByRole("listbox");
    const current = () => document.getElementById(map.getAttribute("aria-activedescendant") ?? "");
    await userEvent.click(canvas.getByRole("button", { name: "地图复原" }));
    await userEvent.tab();
    await expect(map).toHaveFocus();
    // It begins where most are.
    await expect(current()).toHaveAccessibleName("四川省，弟子 72 人，准弟子 36 人");
    await userEvent.keyboard("{ArrowRight}");
    await expect(current()).toHaveAccessibleName(/^重庆市/);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(current()).toHaveAccessibleName("西藏自治区，还没有弟子");
    await userEvent.keyboard("guangd");
    await expect(current()).toHaveAccessibleName(/^广东省/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("广东省");
    await expect(current()).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Escape}");
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("{Home}");
    await expect(current()).toHaveAccessibleName(/^北京市/);
    // One stop: the next one is the legend.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "0 人" })).toHaveFocus();
  },
});

export const FilteredByLegend = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "0 人" }));
    await userEvent.click(canvas.getByRole("button", { name: "不到 30 人" }));
    await expect(canvas.getByText(/^只看图例里选中的：/)).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(1 + 8);
    await userEvent.click(canvas.getByRole("button", { name: "不到 30 人" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(1 + 14);
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const reset = canvas.getByRole("button", { name: "地图复原" });
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "放大地图" }));
    await userEvent.click(canvas.getByRole("button", { name: "放大地图" }));
    await expect(reset).toHaveAttribute("aria-disabled", "false");
  },
});
