import type { Position } from "geojson";
import { geometry } from "./geometry.ts";

/** What the inset shows, degrees: from the Gulf of Tonkin to the dash east of Taiwan, and down past 曾母暗沙. */
const frame = { west: 105.5, east: 124, south: 2.4, north: 25.2 };
/** A degree of longitude drawn as long as this one of latitude, as on the map. */
export const aspect = 0.78;
/** Units of the drawing to a degree of latitude. */
const scale = 10;

export const inset = {
  width: (frame.east - frame.west) * aspect * scale,
  height: (frame.north - frame.south) * scale,
  /** Of the map's width, in the free sea of its south-east. */
  share: 0.175,
};

const meets = (ring: Position[]) =>
  ring.some(([x = 0, y = 0]) => x > frame.west && x < frame.east && y > frame.south && y < frame.north);

const point = ([x = 0, y = 0]: Position) =>
  `${((x - frame.west) * aspect * scale).toFixed(1)} ${((frame.north - y) * scale).toFixed(1)}`;

const pathOf = (rings: Position[][]) => rings.map((ring) => `M${ring.map(point).join("L")}Z`).join("");

/** Each region's polygons within the inset, and last the dashes: every polygon one path's part. */
export const insetParts = geometry.features.flatMap(({ properties: { adcode, level }, geometry: shape }) => {
  const polygons = shape.coordinates.filter(([outer = []]) => meets(outer));
  return polygons.length > 0
    ? [{ adcode, level, polygons: polygons.length, path: polygons.map(pathOf).join("") }]
    : [];
});
