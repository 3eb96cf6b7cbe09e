import { geometry } from "./geometry.ts";
import { MapChart } from "echarts/charts";
import { init, registerMap, use as register, type EChartsType } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { Band } from "./bands.ts";
import { hatchings, type Hatching } from "./hatching.ts";
import { corners, type MapView } from "./map-view.ts";
import { aspect } from "./south-sea-shape.ts";
import { bandColors, mapColors, onBandColors } from "./map-colors.css.ts";
import type { Tally } from "./tally.ts";

register([MapChart, SVGRenderer]);
// Not as `china`: by that name echarts adds an inset of its own, nine dashes and no island. Ours is `SouthSeaInset`.
const mapName = "xinglin-china";
registerMap(mapName, geometry);

const sea = geometry.features.find(({ properties }) => properties.level === "sea");

const decal = ({ line, every, degrees }: Hatching) => ({
  symbol: "rect",
  color: "CanvasText",
  dashArrayX: [1, 0],
  dashArrayY: [line, every - line],
  rotation: (degrees * Math.PI) / 180,
});

/** West and north, east and south of what is drawn; the islands further south are in the inset. */
const frame = [
  [73, 54.2],
  [136, 16.8],
];

/**
 * Regions that are hard to hit or have no room for their name at the map's usual size: 北京, 天津, 上海, 海南, 宁夏, 台湾, 香港
 * and 澳门. They stand beside the map as well.
 */
export const smallRegions: ReadonlySet<number> = new Set([
  110000, 120000, 310000, 460000, 640000, 710000, 810000, 820000,
]);
/** Those of them whose name has no room on the map. */
export const unnamed: ReadonlySet<number> = new Set([110000, 120000, 310000, 810000, 820000]);

// The drawing is SVG, so that a colour may be a custom property: a theme that changes changes the map at once.
export interface MapLook {
  tallies: readonly Tally[];
  shown: ReadonlySet<Band>;
  chosen: number | undefined;
  zoom: number;
  /** What comes to the middle, degrees; `null` is the whole map's own, and without any it stays where it was dragged. */
  center: readonly [number, number] | null | undefined;
  forced: boolean;
  /** Names are left out where the map is too narrow for them. */
  named: boolean;
}

function regionOf(tally: Tally, { shown, chosen, forced, named }: MapLook) {
  const { band, adcode } = tally;
  const visible = shown.has(band);
  const hatching = forced ? hatchings[band] : undefined;
  const solid = hatching === "full";
  const fill = forced ? (solid ? "CanvasText" : "Canvas") : bandColors[band];
  const ink = forced ? (solid ? "Canvas" : "CanvasText") : onBandColors[band];
  const line = forced ? "CanvasText" : mapColors.rule;
  const label = {
    show: named && !unnamed.has(adcode),
    color: ink,
    formatter: tally.short,
    // On hatching a name needs a ground of its own.
    ...(hatching && visible && { textBorderColor: fill, textBorderWidth: 3 }),
  };
  const plain = {
    areaColor: visible ? fill : "none",
    borderColor: line,
    borderWidth: 0.6,
    borderType: visible ? "solid" : "dotted",
    ...(visible && hatching && !solid && { decal: decal(hatching) }),
  };
  const outlined = (borderColor: string, borderWidth: number) => ({
    ...plain,
    borderColor: forced ? "Highlight" : borderColor,
    borderWidth,
    borderType: "solid",
  });
  const itemStyle = adcode === chosen ? outlined(mapColors.text, 2.4) : plain;
  return {
    name: tally.name,
    value: tally.count,
    itemStyle,
    label: visible ? label : { ...label, color: forced ? "CanvasText" : mapColors.faint },
    emphasis: { label, itemStyle: outlined(mapColors.focus, 2) },
    select: { label, itemStyle },
  };
}

/** The dashes that the frame has room for; the others are in the inset. */
function seaLine(forced: boolean) {
  const itemStyle = { areaColor: forced ? "CanvasText" : mapColors.soft, borderWidth: 0 };
  const still = { itemStyle, label: { show: false } };
  return { name: sea?.properties.name, ...still, emphasis: still, select: still, silent: true };
}

/** Opens a chart in an element that is in the page. Nothing moves: a learner may have asked for that. */
export const openMap = (host: HTMLElement): EChartsType =>
  init(host, undefined, { renderer: "svg", useDirtyRect: false });

/** Draws the regions as they are to look now. */
export function drawMap(chart: EChartsType, look: MapLook) {
  chart.setOption({
    animation: false,
    series: [
      {
        type: "map",
        map: mapName,
        roam: look.zoom > 1 ? "move" : false,
        zoom: look.zoom,
        // Left out, echarts keeps the one that it has.
        ...(look.center !== undefined && { center: look.center && [...look.center] }),
        boundingCoords: frame,
        aspectScale: aspect,
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        // A press asks the page, which may refuse. To echarts `selected` lifts a border above the neighbours', no more; on
        // the regions themselves it reads that once, so each is told here.
        selectedMode: false,
        selectedMap: Object.fromEntries(
          look.tallies.map(({ name, adcode }) => [name, adcode === look.chosen]),
        ),
        label: { fontSize: 11, fontFamily: "inherit", textBorderWidth: 0 },
        data: [...look.tallies.map((tally) => regionOf(tally, look)), seaLine(look.forced)],
      },
    ],
  });
}

/** How the chart lies; nothing before its first drawing. */
export function viewOf(chart: EChartsType): MapView | undefined {
  // Before that, it has nothing to convert by, and throws.
  if (chart.isDisposed() || !chart.getOption()) return undefined;
  const pixels = (place: [number, number]) => {
    const found: unknown = chart.convertToPixel({ seriesIndex: 0 }, place);
    return Array.isArray(found) ? found.map(Number) : [];
  };
  const [left, bottom] = pixels([corners.west, corners.south]);
  const [right, top] = pixels([corners.east, corners.north]);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return undefined;
  return { width: chart.getWidth(), height: chart.getHeight(), left, top, right, bottom };
}
