import { getInstanceByDom } from "echarts/core";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, itKeepsTheContract, mount } from "../../test/contract.tsx";
import { ChinaMap, type ChinaMapProps } from "./china-map.tsx";
import { asBackground, hatchings } from "./hatching.ts";
import { bandColors } from "./map-colors.css.ts";

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

interface Drawn {
  name: string;
  value?: number;
  itemStyle: { areaColor: string };
}

/** What echarts was told to draw, region by region. */
function drawnIn(host: HTMLElement): Drawn[] {
  const stage = host.querySelector<HTMLElement>("[_echarts_instance_]");
  const option = stage && getInstanceByDom(stage)?.getOption();
  // The map is one series with a list of regions; echarts' own type of an option knows neither.
  const { series: [{ data: drawn } = { data: [] }] = [] } = (option ?? {}) as {
    series?: { data: Drawn[] }[];
  };
  if (drawn.length === 0) throw new Error("nothing drawn yet");
  return drawn;
}

/** A map on a page that takes every choice. */
function OnPage({ chosen: first = null, ...rest }: ChinaMapProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <button onClick={() => setChosen("云南省")}>云南的弟子</button>
      <ChinaMap {...rest} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

const drawing = (host: HTMLElement) => {
  const stage = host.querySelector<HTMLElement>("[_echarts_instance_]");
  if (!stage) throw new Error("no drawing yet");
  return stage;
};

/** Where a region's name stands. */
function nameAt(host: HTMLElement, short: string) {
  const name = [...drawing(host).querySelectorAll("text")].find(({ textContent }) => textContent === short);
  if (!name) throw new Error(`${short} is not drawn yet`);
  const { x, y, width, height } = name.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The same from the middle of the drawing, wherever the page is scrolled to. */
function fromMiddle(host: HTMLElement, short: string) {
  const at = nameAt(host, short);
  const box = drawing(host).getBoundingClientRect();
  return { x: Math.round(at.x - box.x - box.width / 2), y: Math.round(at.y - box.y - box.height / 2) };
}

/** The regions with a heavy border, as the drawing has them; and whether a neighbour's border lies over one of theirs. */
function outlinedIn(host: HTMLElement) {
  const paths = [...drawing(host).querySelectorAll<SVGPathElement>("path[stroke-width]")];
  // As wide as it is on the screen: what is drawn larger is told a thinner line.
  const isHeavy = (path: SVGPathElement) =>
    Number(path.getAttribute("stroke-width")) * (path.getScreenCTM()?.a ?? 1) > 2.2;
  const heavy = paths.filter(isHeavy);
  const names = ["四川", "广东", "云南", "青海", "湖南"].filter((short) => {
    const at = nameAt(host, short);
    return heavy.some((path) =>
      path.isPointInFill(new DOMPoint(at.x, at.y).matrixTransform(path.getScreenCTM()?.inverse())),
    );
  });
  return {
    names,
    count: heavy.length,
    covered: heavy.length > 0 && paths.findLastIndex(isHeavy) < paths.length - 1,
  };
}

describe("the map", () => {
  it("draws all 34 regions and the dashes", async () => {
    const host = mount(<ChinaMap data={data} />);
    await vi.waitFor(() => expect(host.querySelectorAll("svg path").length).toBeGreaterThan(34));
    const names = [...host.querySelectorAll("svg text")].map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(["四川", "新疆", "台湾", "海南"]));
    expect(drawnIn(host)).toHaveLength(35);
  });

  it("has an inset with every island of Hainan province and all ten dashes", () => {
    const host = mount(<ChinaMap data={data} />);
    const sea = host.querySelector('[data-part="south-sea"]');
    expect(sea?.querySelector("text")?.textContent).toBe("南海诸岛");
    const polygons = (path: Element | null | undefined) => path?.getAttribute("d")?.match(/M/g)?.length;
    expect(polygons(sea?.querySelector('[data-part="dashes"]'))).toBe(10);
    expect(polygons(sea?.querySelector('[data-adcode="460000"]'))).toBe(133);
    const frame = sea?.getBoundingClientRect();
    for (const part of ['[data-part="dashes"]', '[data-adcode="460000"]']) {
      const box = sea?.querySelector(part)?.getBoundingClientRect();
      expect(box?.left).toBeGreaterThan(frame?.left ?? 0);
      expect(box?.right).toBeLessThan(frame?.right ?? 0);
      expect(box?.bottom).toBeLessThan(frame?.bottom ?? 0);
      expect(box?.top).toBeGreaterThan(frame?.top ?? 0);
    }
  });

  it.for([
    [0, 0],
    [1, 1],
    [29, 1],
    [30, 2],
    [59, 2],
    [60, 3],
    [89, 3],
    [90, 4],
    [99, 4],
    [100, 5],
  ] as const)("paints a province of %i people in band %i", async ([count, band]) => {
    const juniorDisciples = Math.floor(count / 3);
    const host = mount(
      <ChinaMap data={[{ province: "云南省", disciples: count - juniorDisciples, juniorDisciples }]} />,
    );
    await vi.waitFor(() => drawnIn(host));
    const yunnan = drawnIn(host).find(({ name }) => name === "云南省");
    expect(yunnan).toMatchObject({ value: count, itemStyle: { areaColor: bandColors[band] } });
    // And the legend's swatch for that band has the paint.
    const swatch = host.querySelector(`button [data-band="${band}"]`);
    const probe = host.appendChild(document.createElement("i"));
    probe.style.background = bandColors[band] ?? "";
    expect(swatch && getComputedStyle(swatch).backgroundColor).toBe(getComputedStyle(probe).backgroundColor);
  });

  it("hatches no two bands alike, from nothing to full", () => {
    const looks = Object.values(hatchings).map(asBackground);
    expect(new Set(looks).size).toBe(6);
    expect([looks[0], looks[5]]).toEqual(["Canvas", "CanvasText"]);
  });

  it("draws what its table says, and saves what its table says", async () => {
    const host = mount(<ChinaMap data={data} />);
    await vi.waitFor(() => drawnIn(host));
    const both = new Map(drawnIn(host).map(({ name, value }) => [name, String(value)]));
    const rows = tableOf(host);
    expect(rows).toHaveLength(34);
    expect(rows.map(([name = ""]) => both.get(name))).toEqual(rows.map(([, , , total]) => total));

    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:none");
    // The page must not be left by the link that saves.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    await page.getByRole("button", { name: "弟子", exact: true }).click();
    await page.getByRole("button", { name: "下载表格（CSV）" }).click();
    const [[file] = []] = saved.mock.calls;
    vi.restoreAllMocks();
    // What is saved is made as a Blob, never a stream.
    const lines = (await (file as Blob).text()).trim().split("\r\n");
    expect(lines.slice(1).map((line) => line.split(","))).toEqual(tableOf(host));
    expect(lines[1]).toBe("四川省,72,36,108");
  });

  it("tells a summary that follows the kind and the legend", async () => {
    const host = mount(<ChinaMap data={data} />);
    const told = () => host.querySelector("figcaption")?.textContent;
    const [everybody, junior] = [told(), () => mount(<ChinaMap data={data} kind="junior" />)];
    expect(everybody).toMatch(/^弟子与准弟子共 118 人，分布在 3 个省级行政区，最多的是四川（108 人）/);
    await page.getByRole("button", { name: "100 人及以上" }).click();
    expect(told()).toMatch(/^只看图例里选中的：弟子与准弟子共 10 人，分布在 2 个/);
    expect(host.querySelector("figcaption")?.getAttribute("aria-live")).toBe("polite");
    expect(junior().querySelector("figcaption")?.textContent).toMatch(/^准弟子共 42 人/);
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

  it("gives small regions a target of 44 px beside the map, and takes a press as a choice", async () => {
    const chosen = vi.fn<(province: string | null) => void>();
    const host = mount(
      <div style={{ inlineSize: 343 }}>
        <ChinaMap data={data} onChoose={chosen} />
      </div>,
    );
    const large = [...host.querySelectorAll('[role="option"]')].filter((option) => {
      const { height, width } = option.getBoundingClientRect();
      return Math.min(height, width) >= 44;
    });
    const shorts = large.map((option) => option.children[1]?.textContent);
    expect(shorts).toEqual(["北京", "天津", "上海", "海南", "宁夏", "台湾", "香港", "澳门"]);
    await userEvent.click(page.getByRole("option", { name: /^香港特别行政区/ }));
    expect(chosen).toHaveBeenCalledWith("香港特别行政区");
  });

  it("gives every region a target of 44 px in its table", async () => {
    const chosen = vi.fn<(province: string | null) => void>();
    const host = mount(<ChinaMap data={data} chosen="北京市" onChoose={chosen} />);
    const names = [...host.querySelectorAll<HTMLElement>("tbody button")];
    expect(names).toHaveLength(34);
    const small = names.filter((name) => {
      const { height, width } = name.getBoundingClientRect();
      return Math.min(height, width) < 44;
    });
    expect(small.map(({ textContent }) => textContent)).toEqual([]);
    await userEvent.click(page.getByRole("button", { name: "澳门特别行政区" }));
    expect(chosen).toHaveBeenLastCalledWith("澳门特别行政区");
    // One stop for the Tab key; the arrows go on, and what is chosen is taken back like anywhere.
    expect(names.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
      "澳门特别行政区",
    ]);
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("北京市");
    await userEvent.keyboard("{Enter}");
    expect(chosen).toHaveBeenLastCalledWith(null);
  });

  it("ties what it says of a region to that region, by a needle as long as it must be", async () => {
    const host = mount(
      <div style={{ inlineSize: 620 }}>
        <ChinaMap data={data} />
      </div>,
    );
    const end = () => {
      const numbers = host
        .querySelector('[data-part="needle"]')
        ?.getAttribute("d")
        ?.match(/[\d.]+/g);
      return numbers?.map(Number);
    };
    await vi.waitFor(() => expect(end()).toBeDefined());
    const atSichuan = end();
    (page.getByRole("listbox").element() as HTMLElement).focus();
    await userEvent.keyboard("taiwan");
    await vi.waitFor(() => expect(end()).not.toEqual(atSichuan));
    expect(page.getByText("台湾", { exact: true }).elements().length).toBeGreaterThan(1);
    const wide = end();
    const box = host.firstElementChild;
    if (box instanceof HTMLElement) box.style.inlineSize = "560px";
    await vi.waitFor(() => expect(end()?.at(-2)).toBeLessThan(wide?.at(-2) ?? 0));
    if (box instanceof HTMLElement) box.style.inlineSize = "620px";
    await vi.waitFor(() => expect(end()).toEqual(wide));
    const [taiwan, sichuan] = [end()?.slice(-2), atSichuan?.slice(-1)];
    // Taiwan lies in the east of a map of 620, further south than Sichuan.
    expect(taiwan?.[0]).toBeGreaterThan(420);
    expect(taiwan?.[1]).toBeGreaterThan(sichuan?.[0] ?? 0);
  });

  it("is one stop, walked by arrows to the neighbour, by letters to a name", async () => {
    const chosen = vi.fn<(province: string | null) => void>();
    const props: ChinaMapProps = { data, onChoose: chosen };
    const host = mount(<ChinaMap {...props} chosen="四川省" />);
    const list = page.getByRole("listbox").element() as HTMLElement;
    expect(list.querySelectorAll("[tabindex], button, a")).toHaveLength(0);
    list.focus();
    const current = () =>
      document.getElementById(list.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await vi.waitFor(() => expect(current()).toMatch(/^四川省/));
    await userEvent.keyboard("{ArrowDown}");
    expect(current()).toMatch(/^云南省/);
    await userEvent.keyboard("xizang");
    expect(current()).toMatch(/^西藏自治区/);
    await userEvent.keyboard("{ArrowUp}");
    expect(current()).toMatch(/^新疆/);
    list.dispatchEvent(new KeyboardEvent("keydown", { key: "贵", bubbles: true }));
    await vi.waitFor(() => expect(current()).toMatch(/^贵州省/));
    await userEvent.keyboard("{Enter}");
    expect(chosen).toHaveBeenLastCalledWith("贵州省");
    await userEvent.keyboard("{Escape}");
    expect(chosen).toHaveBeenLastCalledWith(null);
    expect(host.ownerDocument.activeElement).toBe(list);
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

  it("outlines what is chosen, above its neighbours, and nothing else", async () => {
    const host = mount(<OnPage data={data} chosen="四川省" />);
    const only = (short: string) => ({ names: [short], count: 1, covered: false });
    const outlines = (expected: ReturnType<typeof outlinedIn>) =>
      vi.waitFor(() => expect(outlinedIn(host)).toEqual(expected));
    await outlines(only("四川"));
    await page.getByRole("button", { name: "广东省" }).click();
    await outlines(only("广东"));
    await page.getByRole("button", { name: "云南的弟子" }).click();
    await outlines(only("云南"));
    await page.getByRole("button", { name: "四川省" }).click();
    await outlines(only("四川"));
    (page.getByRole("listbox").element() as HTMLElement).focus();
    await userEvent.keyboard("{Escape}");
    await outlines({ names: [], count: 0, covered: false });
  });

  it("outlines no choice that the page refuses", async () => {
    const host = mount(<ChinaMap data={data} chosen="四川省" />);
    await vi.waitFor(() => expect(outlinedIn(host).names).toEqual(["四川"]));
    for (const short of ["四川", "青海"]) {
      const [at, box] = [nameAt(host, short), drawing(host).getBoundingClientRect()];
      await userEvent.click(drawing(host), { position: { x: at.x - box.x, y: at.y - box.y } });
      await userEvent.hover(page.getByRole("table"));
      await vi.waitFor(() => expect(outlinedIn(host)).toMatchObject({ names: ["四川"], count: 1 }));
    }
  });

  it("stays where it was dragged until keys or choice go elsewhere", async () => {
    const host = mount(<OnPage data={data} data-testid="map" />);
    const whole = await vi.waitFor(() => fromMiddle(host, "四川"));
    const isAt = (short: string, [x, y]: [number, number]) =>
      vi.waitFor(() => {
        const at = fromMiddle(host, short);
        expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(12);
      });
    const drag = () =>
      userEvent.dragAndDrop(page.getByTestId("map"), page.getByTestId("map"), {
        sourcePosition: { x: 400, y: 300 },
        targetPosition: { x: 300, y: 240 },
        steps: 4,
      });
    const nearer = page.getByRole("button", { name: "放大地图" });
    await nearer.click();
    await nearer.click();
    await isAt("四川", [0, 0]);
    await drag();
    await isAt("四川", [-100, -60]);
    const dragged = fromMiddle(host, "四川");
    await page.getByRole("button", { name: "0 人", exact: true }).click();
    await vi.waitFor(() => expect(drawnIn(host).at(1)?.itemStyle.areaColor).toBe("none"));
    expect(fromMiddle(host, "四川")).toEqual(dragged);
    // What lay in the middle is in the middle, only smaller.
    await page.getByRole("button", { name: "缩小地图" }).click();
    await isAt("四川", [-100 / 1.5, -60 / 1.5]);

    await page.getByRole("button", { name: "云南的弟子" }).click();
    await isAt("云南", [0, 0]);
    await drag();
    await isAt("云南", [-100, -60]);
    (page.getByRole("listbox").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    await isAt("四川", [0, 0]);
    await drag();
    await page.getByRole("button", { name: "地图复原" }).click();
    await vi.waitFor(() => expect(fromMiddle(host, "四川")).toEqual(whole));
  });

  it("stays where it was dragged when another kind is counted, whoever has most of them", async () => {
    function Kinds() {
      const [kind, setKind] = useState<"disciple" | "junior">("disciple");
      return (
        <>
          <button onClick={() => setKind("junior")}>看准弟子</button>
          <ChinaMap data={[...data, { province: "新疆", disciples: 0, juniorDisciples: 99 }]} kind={kind} />
        </>
      );
    }
    const host = mount(<Kinds />);
    await page.getByRole("button", { name: "放大地图" }).click();
    await vi.waitFor(() => nameAt(host, "四川"));
    const before = fromMiddle(host, "四川");
    await page.getByRole("button", { name: "看准弟子" }).click();
    await vi.waitFor(() => expect(drawnIn(host).find(({ value }) => value === 99)).toBeDefined());
    expect(fromMiddle(host, "四川")).toEqual(before);
  });

  it("survives a page that hides it, changes it meanwhile, and shows it again", async () => {
    const thrown = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    window.addEventListener("error", thrown);
    const host = mount(<OnPage data={data} chosen="四川省" />);
    await vi.waitFor(() => nameAt(host, "四川"));
    await page.getByRole("button", { name: "放大地图" }).click();
    const before = fromMiddle(host, "四川");
    const resized = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const other = [...host.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "云南的弟子",
    );
    host.style.display = "none";
    await resized();
    other?.click();
    await resized();
    host.style.display = "";
    await resized();
    await vi.waitFor(() => expect(outlinedIn(host).names).toEqual(["云南"]));
    expect(fromMiddle(host, "四川")).not.toEqual(before);
    expect(thrown).not.toHaveBeenCalled();
    window.removeEventListener("error", thrown);
  });

  it("is drawn when a page that was hidden is shown", async () => {
    const thrown = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    window.addEventListener("error", thrown);
    const host = mount(
      <div style={{ display: "none" }}>
        <ChinaMap data={data} />
      </div>,
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = host.firstElementChild;
    if (box instanceof HTMLElement) box.style.display = "";
    await vi.waitFor(() => nameAt(host, "四川"));
    expect(thrown).not.toHaveBeenCalled();
    window.removeEventListener("error", thrown);
  });

  it("folds its table on a phone, where the people come next", async () => {
    await page.viewport(375, 800);
    const host = mount(<ChinaMap data={data} />);
    const table = host.querySelector("table");
    expect(table?.checkVisibility()).toBe(false);
    const unfold = page.getByRole("button", { name: "各省人数表" });
    await expect.element(unfold).toHaveAttribute("aria-expanded", "false");
    await unfold.click();
    await expect.element(unfold).toHaveAttribute("aria-expanded", "true");
    expect(table?.checkVisibility()).toBe(true);
    await page.viewport(1024, 768);
    expect(unfold.query()?.checkVisibility() ?? false).toBe(false);
    expect(table?.checkVisibility()).toBe(true);
  });

  it("has no axe finding with a region under the keys", async () => {
    mount(<ChinaMap data={data} chosen="四川省" />);
    (page.getByRole("listbox").element() as HTMLElement).focus();
    expect(await axeFindings()).toEqual([]);
  });
});
