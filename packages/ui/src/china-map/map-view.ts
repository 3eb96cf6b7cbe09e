/** How the drawn map lies in its place: its pixels, and where its outermost degrees stand. */
export interface MapView {
  width: number;
  height: number;
  /** Pixels of `corners`. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Degrees of longitude and latitude between which a view measures; the map is flat, so two places say all. */
export const corners = { west: 75, south: 5, east: 135, north: 55 } as const;

/** Narrower than this the names of regions run into each other, and what is said of one stands below the map. */
export const narrowest = 520;

/** Where a place of the earth stands, in pixels. */
export const pointIn = (
  { left, top, right, bottom }: MapView,
  [longitude, latitude]: readonly [number, number],
): readonly [number, number] => [
  left + ((longitude - corners.west) / (corners.east - corners.west)) * (right - left),
  bottom + ((latitude - corners.south) / (corners.north - corners.south)) * (top - bottom),
];

export const sameView = (one: MapView | undefined, other: MapView | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.width === other.width &&
    one.height === other.height &&
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom);
