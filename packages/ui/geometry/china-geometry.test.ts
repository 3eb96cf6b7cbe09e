import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chinaGeometry, readSource } from "./china-geometry.ts";

const source = readSource();
const geometry = chinaGeometry();
const regions = geometry.features.filter(({ properties }) => properties.level === "province");
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
    expect(regions).toHaveLength(34);
    const polygons = (
      features: { properties: { name: string }; geometry: { type: string; coordinates: unknown[] } }[],
    ) =>
      Object.fromEntries(
        features.map(({ properties, geometry: { type, coordinates } }) => [
          properties.name,
          count(coordinates, type),
        ]),
      );
    expect(polygons(regions)).toEqual(polygons(source.features));
    expect(Object.values(polygons(regions)).reduce((sum, some) => sum + some, 0)).toBe(457);
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
    for (const { properties } of regions) {
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

  test("ends with the entry of the South China Sea, its ten dashes round all its islands", () => {
    const sea = geometry.features.at(-1);
    expect(sea?.properties).toMatchObject({
      name: "南海诸岛",
      adcode: 100000,
      cp: [expect.any(Number), expect.any(Number)],
      childrenNum: 0,
      parent: { adcode: 100000 },
    });
    expect(sea?.geometry.coordinates).toHaveLength(10);
    const edges = sea?.geometry.coordinates.flat(2) ?? [];
    const islands = regions.find(({ properties }) => properties.name === "海南省");
    const reach = (points: number[][]) => ({
      west: Math.min(...points.map(([x = 0]) => x)),
      east: Math.max(...points.map(([x = 0]) => x)),
      south: Math.min(...points.map(([, y = 0]) => y)),
    });
    const [line, land] = [reach(edges), reach(islands?.geometry.coordinates.flat(2) ?? [])];
    expect(line.west).toBeLessThan(land.west);
    expect(line.east).toBeGreaterThan(land.east);
    expect(line.south).toBeLessThan(land.south);
  });

  test("keeps one border between neighbours", () => {
    const corners = (name: string) =>
      new Set(
        regions
          .find(({ properties }) => properties.name === name)
          ?.geometry.coordinates.flat(2)
          .map(String),
      );
    const east = corners("重庆市");
    // 四川 without it has some three hundred corners; slivers between the two would share none.
    expect([...corners("四川省")].filter((corner) => east.has(corner)).length).toBeGreaterThan(20);
  });

  test("weighs 50 kB at most, gzip", () => {
    const size = gzipSync(JSON.stringify(geometry), { level: 9 }).byteLength;
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThanOrEqual(50_000);
  });
});
