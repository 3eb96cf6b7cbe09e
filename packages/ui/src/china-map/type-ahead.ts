import type { MapRegion } from "./regions.ts";

const begins = (region: MapRegion, typed: string) =>
  region.name.startsWith(typed) || region.spellings.some((spelling) => spelling.startsWith(typed));

/**
 * The region that typed letters or characters mean: names and pinyin, from their beginnings. One letter typed again
 * goes on to the next such region, as in any list.
 */
export function findTyped<Region extends MapRegion>(
  all: readonly Region[],
  typed: string,
  from: MapRegion | undefined,
): Region | undefined {
  const wanted = typed.toLowerCase();
  const again = new Set(wanted).size === 1;
  const key = again ? (wanted[0] ?? "") : wanted;
  const at = all.findIndex(({ adcode }) => adcode === from?.adcode);
  // A word that goes on may still mean the region one is on.
  const turned = again
    ? [...all.slice(at + 1), ...all.slice(0, at + 1)]
    : [...all.slice(Math.max(0, at)), ...all.slice(0, Math.max(0, at))];
  return turned.find((region) => begins(region, key));
}
