import { geometry } from "./geometry.ts";
import { MapChart } from "echarts/charts";
import { init, registerMap, use as register, type EChartsType } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { Band } from "./bands.ts";
import { bandColors, mapColors, onBandColors } from "./map-colors.css.ts";
import type { Tally } from "./tally.ts";

register([MapChart, SVGRenderer]);
// As `china`, echarts adds the inset of the South China Sea islands.
registerMap("china", geometry);

/** Forced colours leave two colours, so bands differ in their hatching: the more people, the denser. */
const hatching: Record<Band, object | undefined> = {
  0: undefined,
  1: { symbol: "circle", symbolSize: 0.25, dashArrayX: [1, 14], dashArrayY: [1, 14] },
  2: { symbol: "circle", symbolSize: 0.6, dashArrayX: [1, 9], dashArrayY: [1, 9] },
  3: { dashArrayX: [1, 0], dashArrayY: [1, 7], rotation: Math.PI / 4 },
  4: { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: Math.PI / 4 },
  5: { dashArrayX: [1, 0], dashArrayY: [3, 2], rotation: -Math.PI / 4 },
};

/** West and north, east and south of what is drawn; the islands further south are in the inset. */
const frame = [
  [73, 54.2],
  [136, 16.8],
];

/** Regions whose name has no room on the map; they stand beside it as well. */
export const smallRegions = new Set([110000, 120000, 310000, 810000, 820000]);

// The drawing is SVG, so that a colour may be a custom property: a theme that changes changes the map at once.
export interface MapLook {
  tallies: readonly Tally[];
  shown: ReadonlySet<Band>;
  chosen: number | undefined;
  zoom: number;
  forced: boolean;
  /** Names are left out where the map is too narrow for them. */
  named: boolean;
}

function regionOf(tally: Tally, { shown, chosen, forced, named }: MapLook) {
  const { band, adcode } = tally;
  const visible = shown.has(band);
  const fill = forced ? "Canvas" : bandColors[band];
  const line = forced ? "CanvasText" : mapColors.rule;
  const label = {
    show: named && !smallRegions.has(adcode),
    color: forced ? "CanvasText" : onBandColors[band],
    formatter: tally.short,
  };
  const itemStyle = {
    areaColor: visible ? fill : "none",
    borderColor: forced ? line : mapColors.rule,
    borderWidth: 0.6,
    borderType: visible ? "solid" : "dotted",
    ...(forced && visible && hatching[band] && { decal: { color: "CanvasText", ...hatching[band] } }),
  };
  const strong = forced ? "Highlight" : mapColors.focus;
  return {
    name: tally.name,
    value: tally.count,
    selected: adcode === chosen,
    itemStyle,
    label: visible ? label : { ...label, color: forced ? "CanvasText" : mapColors.faint },
    emphasis: {
      label,
      itemStyle: { ...itemStyle, borderColor: strong, borderWidth: 2, borderType: "solid" },
    },
    select: {
      label,
      itemStyle: {
        ...itemStyle,
        borderColor: forced ? "Highlight" : mapColors.text,
        borderWidth: 2.4,
        borderType: "solid",
      },
    },
  };
}

const inset = (forced: boolean) => {
  const itemStyle = {
    areaColor: "none",
    borderColor: forced ? "CanvasText" : mapColors.faint,
    borderWidth: 0.6,
  };
  const label = { show: true, fontSize: 9, color: forced ? "CanvasText" : mapColors.faint };
  return {
    name: "南海诸岛",
    itemStyle,
    label,
    emphasis: { itemStyle, label },
    select: { itemStyle, label },
    silent: true,
  };
};

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
        map: "china",
        roam: look.zoom > 1 ? "move" : false,
        zoom: look.zoom,
        ...(look.zoom === 1 && { center: null }),
        boundingCoords: frame,
        aspectScale: 0.78,
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        selectedMode: "single",
        label: { fontSize: 11, fontFamily: "inherit", textBorderWidth: 0 },
        data: [...look.tallies.map((tally) => regionOf(tally, look)), inset(look.forced)],
      },
    ],
  });
}
