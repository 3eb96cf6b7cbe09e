export { ChinaMap, type ChinaMapProps } from "./china-map.tsx";
export type { MapKind, RegionCount } from "./tally.ts";
