import type { MapRegion } from "./regions.ts";

export type Direction = "up" | "down" | "left" | "right";

const ahead: Record<Direction, readonly [number, number]> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/** How much worse a degree to the side is than one straight ahead. */
const sideways = 2;
/** A degree of latitude is longer than one of longitude by about this much in the middle of the map. */
const stretch = 1.25;

/** The nearest region in a direction, by the middles of both; nothing at the edge of the map. */
export function neighbour<Region extends MapRegion>(
  all: readonly Region[],
  from: MapRegion,
  direction: Direction,
): Region | undefined {
  const [dx, dy] = ahead[direction];
  let best: { region: Region; cost: number } | undefined;
  for (const region of all) {
    if (region.adcode === from.adcode) continue;
    const x = region.at[0] - from.at[0];
    const y = (region.at[1] - from.at[1]) * stretch;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    // Further to the side than ahead is another direction.
    if (along <= 0 || across > along) continue;
    const cost = along + sideways * across;
    if (!best || cost < best.cost) best = { region, cost };
  }
  return best?.region;
}
