import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chinaGeometry, readSource } from "./china-geometry.ts";

const source = readSource();
const geometry = chinaGeometry();
const count = (coordinates: unknown[], type = "MultiPolygon") =>
  type === "Polygon" ? 1 : coordinates.length;

/** By the shoelace formula, with each edge taken from the ring's first corner. */
function areaOf(ring: number[][]) {
  const [[x0 = 0, y0 = 0] = []] = ring;
  let area = 0;
  for (let at = 1; at < ring.length - 1; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    const [x2 = 0, y2 = 0] = ring[at + 1] ?? [];
    area += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  }
  return Math.abs(area) < 1e-12 ? 0 : Math.abs(area);
}

describe("the map of China", () => {
  test("has all 34 regions, each with every polygon of the source", () => {
    expect(geometry.features).toHaveLength(34);
    const polygons = (
      features: { properties: { name: string }; geometry: { type: string; coordinates: unknown[] } }[],
    ) =>
      Object.fromEntries(
        features.map(({ properties, geometry: { type, coordinates } }) => [
          properties.name,
          count(coordinates, type),
        ]),
      );
    expect(polygons(geometry.features)).toEqual(polygons(source.features));
    expect(Object.values(polygons(geometry.features)).reduce((sum, some) => sum + some, 0)).toBe(457);
  });

  test("keeps each island an area: closed rings of three corners and more, where they were", () => {
    const broken: string[] = [];
    for (const { properties, geometry: shape } of geometry.features) {
      for (const polygon of shape.coordinates) {
        for (const ring of polygon) {
          if (String(ring.at(0)) !== String(ring.at(-1)) || areaOf(ring) === 0) {
            broken.push(properties.name);
          }
        }
      }
    }
    expect(broken).toEqual([]);
    const islands = geometry.features.find(({ properties }) => properties.name === "海南省");
    const south = Math.min(
      ...(islands?.geometry.coordinates.flat(2).map(([, latitude = 90]) => latitude) ?? []),
    );
    // 曾母暗沙 and its neighbours.
    expect(south).toBeLessThan(5);
  });

  test("says of each region what the product's feature says", () => {
    for (const { properties } of geometry.features) {
      expect(properties).toMatchObject({
        adcode: expect.any(Number),
        level: "province",
        acroutes: [100000],
        parent: { adcode: 100000 },
        subFeatureIndex: expect.any(Number),
        center: [expect.any(Number), expect.any(Number)],
        cp: [expect.any(Number), expect.any(Number)],
      });
    }
    const of = (name: string) =>
      geometry.features.find(({ properties }) => properties.name === name)?.properties;
    // Listed by the spec, and the others from the source.
    expect(of("山东省")?.childrenNum).toBe(17);
    expect(of("广东省")?.childrenNum).toBe(22);
    expect(of("新疆维吾尔自治区")?.childrenNum).toBe(23);
    expect(of("台湾省")?.childrenNum).toBe(0);
    expect(of("北京市")?.childrenNum).toBe(16);
    expect(of("陕西省")?.subFeatureIndex).toBe(26);
    expect(of("澳门特别行政区")?.subFeatureIndex).toBe(33);
  });

  test("weighs 50 kB at most, gzip", () => {
    const size = gzipSync(JSON.stringify(geometry), { level: 9 }).byteLength;
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(50_000);
  });
});
