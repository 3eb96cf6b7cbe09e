import { allBands, bandOf, type Band } from "./bands.ts";
import { findRegion, regions, type MapRegion } from "./regions.ts";

/** Head-counts of one region, as data has them. */
export interface RegionCount {
  /** 四川省. */
  province: string;
  disciples: number;
  juniorDisciples: number;
}

/** Whom the map counts: everybody, disciples, or junior disciples. */
export type MapKind = "all" | "disciple" | "junior";

/** A region with what the map and its table say of it. */
export interface Tally extends MapRegion {
  disciples: number;
  juniorDisciples: number;
  /** Those whom the chosen kind means. */
  count: number;
  band: Band;
}

const counted = { all: "弟子与准弟子", disciple: "弟子", junior: "准弟子" };

/** What the chosen kind is called. */
export const kindName = (kind: MapKind) => counted[kind];

/** Every region with its counts, in official order; a region that the data leaves out has nobody. */
export function tally(data: readonly RegionCount[], kind: MapKind): Tally[] {
  const byRegion = new Map(data.map((row) => [findRegion(row.province)?.adcode, row]));
  return regions.map((region) => {
    const { disciples = 0, juniorDisciples = 0 } = byRegion.get(region.adcode) ?? {};
    const count = (kind === "junior" ? 0 : disciples) + (kind === "disciple" ? 0 : juniorDisciples);
    return { ...region, disciples, juniorDisciples, count, band: bandOf(count) };
  });
}

/** One region in a sentence, for those who hear the map. */
export const spoken = ({ name, disciples, juniorDisciples }: Tally) =>
  disciples + juniorDisciples === 0
    ? `${name}，还没有弟子`
    : `${name}，弟子 ${disciples} 人，准弟子 ${juniorDisciples} 人`;

const listed = (some: readonly Tally[]) => some.map(({ short }) => short).join("、");

/**
 * What the map shows, in words: how many, where most are, how they spread over the bands, and where nobody is. Where the
 * legend leaves bands out, of the others alone.
 */
export function summary(
  tallies: readonly Tally[],
  kind: MapKind,
  shown: ReadonlySet<Band> = allBands,
): string {
  const people = kindName(kind);
  if (tallies.every(({ count }) => count === 0)) return `还没有${people}的分布数据。`;
  if (shown.size === 0) return "图例里一档也没有选。";
  const visible = tallies.filter(({ band }) => shown.has(band));
  const told = tell(visible, people, visible.length === tallies.length);
  return shown.size < allBands.size ? `只看图例里选中的：${told}` : told;
}

function tell(tallies: readonly Tally[], people: string, whole: boolean): string {
  if (tallies.length === 0) return "一个省级行政区也没有。";
  const some = tallies.filter(({ count }) => count > 0);
  const none = tallies.filter(({ count }) => count === 0);
  if (some.length === 0) return `${listed(none)}${none.length > 1 ? "都" : ""}还没有${people}。`;
  const total = some.reduce((sum, { count }) => sum + count, 0);
  const most = some.toSorted((a, b) => b.count - a.count).slice(0, 3);
  const many = some.filter(({ band }) => band === 5);
  return [
    `${people}共 ${total.toLocaleString("zh-CN")} 人，分布在 ${some.length} 个省级行政区`,
    `，最多的是${most.map(({ short, count }) => `${short}（${count} 人）`).join("、")}`,
    // Of what a filter leaves out nothing is said, not even that it is empty.
    many.length > 0 ? `；满 100 人的有 ${many.length} 个` : whole ? "；还没有一处满 100 人" : "",
    none.length > 0 ? `；${listed(none)}还没有。` : whole ? "；处处都有。" : "。",
  ].join("");
}
