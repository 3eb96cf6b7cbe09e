import { describe, expect, it, test } from "vitest";
import { bandOf } from "./bands.ts";
import { csvOf, tableRows } from "./csv.ts";
import { neighbour, type Direction } from "./neighbours.ts";
import { findRegion, regions } from "./regions.ts";
import { spoken, summary, tally } from "./tally.ts";
import { findTyped } from "./type-ahead.ts";

const data = [
  { province: "四川省", disciples: 72, juniorDisciples: 36 },
  { province: "重庆", disciples: 60, juniorDisciples: 30 },
  { province: "北京市", disciples: 3, juniorDisciples: 0 },
  { province: "火星", disciples: 9, juniorDisciples: 9 },
];

describe("a band", () => {
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
    [4000, 5],
  ] as const)("of %i people is %i", ([count, band]) => {
    expect(bandOf(count)).toBe(band);
  });
});

describe("a tally", () => {
  test("has all 34 regions in official order, and nobody where the data is silent", () => {
    const tallies = tally(data, "all");
    expect(tallies).toHaveLength(34);
    expect(tallies[0]).toMatchObject({ name: "北京市", short: "北京", count: 3, band: 1 });
    expect(tallies.find(({ short }) => short === "西藏")).toMatchObject({ count: 0, band: 0 });
    expect(tallies.reduce((sum, { count }) => sum + count, 0)).toBe(201);
  });

  test("counts whom the kind means", () => {
    const count = (kind: "all" | "disciple" | "junior") =>
      tally(data, kind).find(({ short }) => short === "四川")?.count;
    expect([count("all"), count("disciple"), count("junior")]).toEqual([108, 72, 36]);
  });

  test("is told in words that change with the kind", () => {
    expect(summary(tally(data, "all"), "all")).toBe(
      `弟子与准弟子共 201 人，分布在 3 个省级行政区，最多的是四川（108 人）、重庆（90 人）、北京（3 人）；满 100 人的有 1 个；${tally(
        data,
        "all",
      )
        .filter(({ count }) => count === 0)
        .map(({ short }) => short)
        .join("、")}还没有。`,
    );
    expect(summary(tally(data, "junior"), "junior")).toMatch(/^准弟子共 66 人，分布在 2 个省级行政区/);
    expect(summary(tally([], "disciple"), "disciple")).toBe("还没有弟子的分布数据。");
    const sichuan = tally(data, "all").find(({ short }) => short === "四川");
    if (!sichuan) throw new Error("no Sichuan");
    expect(spoken(sichuan)).toBe("四川省，弟子 72 人，准弟子 36 人");
  });
});

describe("what the legend leaves", () => {
  const all = tally(data, "all");

  test("is told of alone", () => {
    expect(summary(all, "all", new Set([1]))).toBe(
      "只看图例里选中的：弟子与准弟子共 3 人，分布在 1 个省级行政区，最多的是北京（3 人）。",
    );
  });

  test("is nothing when no band is chosen", () => {
    expect(summary(all, "all", new Set())).toBe("图例里一档也没有选。");
  });

  test("may be nowhere", () => {
    expect(summary(all, "all", new Set([2, 3]))).toBe("只看图例里选中的：一个省级行政区也没有。");
  });

  test("may be where nobody is, by name", () => {
    const told = summary(all, "all", new Set([0]));
    expect(told).toMatch(/^只看图例里选中的：天津、河北、.*吉林、.*、澳门都还没有弟子与准弟子。$/);
    const full = regions.map(({ name }) => ({ province: name, disciples: 1, juniorDisciples: 0 }));
    expect(summary(tally(full.slice(0, -1), "disciple"), "disciple", new Set([0]))).toBe(
      "只看图例里选中的：澳门还没有弟子。",
    );
  });

  test("is no matter where there is no data", () => {
    expect(summary(tally([], "all"), "all", new Set([0]))).toBe("还没有弟子与准弟子的分布数据。");
  });
});

describe("the way across the map", () => {
  const go = (from: string, direction: Direction) => {
    const region = findRegion(from);
    return region && neighbour(regions, region, direction)?.short;
  };

  it.for([
    ["四川", "right", "重庆"],
    ["四川", "left", "西藏"],
    ["重庆", "down", "贵州"],
    ["广东", "up", "湖南"],
    ["北京", "down", "天津"],
    ["新疆", "left", undefined],
    ["海南", "down", undefined],
  ] as const)("from %s %s is %s", ([from, direction, to]) => {
    expect(go(from, direction)).toBe(to);
  });

  test("reaches every region from every other", () => {
    const directions: Direction[] = ["up", "down", "left", "right"];
    for (const start of regions) {
      const seen = new Set([start.adcode]);
      const queue = [start];
      for (let from = queue.shift(); from; from = queue.shift()) {
        for (const direction of directions) {
          const next = neighbour(regions, from, direction);
          if (next && !seen.has(next.adcode)) {
            seen.add(next.adcode);
            queue.push(next);
          }
        }
      }
      expect({ from: start.name, reached: seen.size }).toEqual({ from: start.name, reached: 34 });
    }
  });
});

describe("typing", () => {
  const find = (typed: string, from?: string) =>
    findTyped(regions, typed, from ? findRegion(from) : undefined)?.short;

  test("finds a region by pinyin or by its name", () => {
    expect(find("si")).toBe("四川");
    expect(find("Shaanxi")).toBe("陕西");
    expect(find("shanxi", "内蒙古")).toBe("陕西");
    expect(find("西")).toBe("西藏");
    expect(find("xianggang")).toBe("香港");
    expect(find("zx")).toBeUndefined();
  });

  test("goes on to the next with the same letter", () => {
    expect(find("h")).toBe("河北");
    expect(find("h", "河北")).toBe("黑龙江");
    expect(find("hh", "海南")).toBe("香港");
    expect(find("h", "香港")).toBe("河北");
  });
});

describe("the CSV file", () => {
  test("holds what the table holds, for a spreadsheet that must be told of UTF-8", () => {
    const text = csvOf(tableRows(tally(data, "all")));
    expect(text.startsWith("\uFEFF省级行政区,弟子,准弟子,合计\r\n北京市,3,0,3\r\n")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(36);
  });

  test("quotes what must be quoted and defuses formulas", () => {
    expect(csvOf([['a,"b"', "=1+1", -2, "两\n行"]])).toBe('\uFEFF"a,""b""",\'=1+1,-2,"两\n行"\r\n');
  });
});
