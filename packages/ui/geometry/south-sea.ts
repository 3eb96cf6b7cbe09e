import type { Position } from "geojson";
import type { Region } from "./china-geometry.ts";

/**
 * The ten dashes of the South China Sea, from the one east of Taiwan round to the one off the Gulf of Tonkin: their
 * middle lines, degrees of longitude and latitude, as fine as a map this small can show. The npm data has the islands
 * but not the line.
 */
const dashes: Position[][] = [
  [
    [122.51, 23.46],
    [122.79, 24.58],
  ],
  [
    [121.16, 20.81],
    [121.9, 21.69],
  ],
  [
    [119.46, 18.01],
    [120.02, 19.03],
  ],
  [
    [119.06, 15.01],
    [119.06, 16.04],
  ],
  [
    [118.53, 10.91],
    [118.7, 11.19],
    [118.86, 11.61],
    [118.98, 11.99],
  ],
  [
    [115.54, 7.15],
    [116.24, 7.99],
  ],
  [
    [111.79, 3.41],
    [112.31, 3.53],
    [112.85, 3.74],
  ],
  [
    [108.3, 6.02],
    [108.25, 6.23],
    [108.21, 6.54],
    [108.23, 7.08],
  ],
  [
    [110.06, 11.25],
    [110.22, 11.61],
    [110.3, 11.95],
    [110.32, 12.24],
  ],
  [
    [109.85, 15.16],
    [109.76, 15.45],
    [109.58, 15.83],
    [109.3, 16.2],
  ],
];

/** Degrees from a dash's middle to its edge; about a pixel and a half across on a map of 620. */
const half = 0.07;
const round = (value: number) => Number(value.toFixed(2));

/** A line made an area, as the feature's shape is: out along one side, back along the other. */
function ribbon(line: Position[]): Position[] {
  const [[x0 = 0, y0 = 0] = []] = line;
  const [x1 = 0, y1 = 0] = line.at(-1) ?? [];
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
  const side = (sign: number) =>
    line.map(([x = 0, y = 0]): Position => [round(x + sign * dx), round(y + sign * dy)]);
  const [left, right] = [side(1), side(-1).toReversed()];
  return [...left, ...right, ...left.slice(0, 1)];
}

/** The entry that is no region: the sea's label and its line. */
export const southSea = (subFeatureIndex: number): Region => ({
  type: "Feature",
  properties: {
    adcode: 100000,
    name: "南海诸岛",
    center: [114, 12],
    cp: [114, 12],
    childrenNum: 0,
    level: "sea",
    subFeatureIndex,
    acroutes: [100000],
    parent: { adcode: 100000 },
  },
  geometry: { type: "MultiPolygon", coordinates: dashes.map((dash) => [ribbon(dash)]) },
});
