import type { EChartsType } from "echarts/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Band } from "./bands.ts";
import * as styles from "./china-map.css.ts";
import { drawMap, openMap, viewOf } from "./draw-map.ts";
import type { MapView } from "./map-view.ts";
import type { Tally } from "./tally.ts";

interface MapCanvasProps {
  tallies: readonly Tally[];
  shown: ReadonlySet<Band>;
  chosen: number | undefined;
  /** The region that pointer or keys are on. */
  active: number | undefined;
  zoom: number;
  /** What comes to the middle once the map is nearer; the same again, as a new place, brings a dragged map back to it. */
  center: readonly [number, number] | undefined;
  forced: boolean;
  /** Names are left out where the map is too narrow for them. */
  named: boolean;
  onHover: (adcode: number | undefined) => void;
  onPress: (adcode: number) => void;
  /** The map was drawn, dragged or resized. */
  onView: (view: MapView | undefined) => void;
}

/** The drawing itself, for the eye and the pointer; what it says is said beside it for everyone else. */
export function MapCanvas({
  tallies,
  shown,
  chosen,
  active,
  zoom,
  center,
  forced,
  named,
  onHover,
  onPress,
  onView,
}: MapCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType>();
  /** The `center` that the chart was told of. */
  const centered = useRef<MapCanvasProps["center"]>(undefined);
  const adcodeOf = (name: unknown) => tallies.find((tally) => tally.name === name)?.adcode;
  const hover = useEffectEvent((name: unknown) => onHover(adcodeOf(name)));
  const press = useEffectEvent((name: unknown) => {
    const adcode = adcodeOf(name);
    if (adcode) onPress(adcode);
  });

  const look = useEffectEvent((opened: EChartsType) => onView(viewOf(opened)));

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let opened: EChartsType | undefined;
    const open = () => {
      const fresh = openMap(element);
      fresh.on("mouseover", ({ name }) => hover(name));
      fresh.on("mouseout", () => hover(undefined));
      fresh.on("click", ({ name }) => press(name));
      fresh.on("georoam", () => look(fresh));
      centered.current = undefined;
      setChart(fresh);
      return fresh;
    };
    const fit = () => {
      // A page that is hidden has no room, and echarts throws where there is none.
      if (element.clientWidth === 0 || element.clientHeight === 0) return;
      opened ??= open();
      opened.resize();
      look(opened);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => {
      watch.disconnect();
      opened?.dispose();
    };
  }, []);

  const light = useEffectEvent((type: "highlight" | "downplay", adcode: number) => {
    const name = tallies.find((tally) => tally.adcode === adcode)?.name;
    if (chart && !chart.isDisposed()) chart.dispatchAction({ type, seriesIndex: 0, name });
  });
  // Drawn anew, the chart forgets what was lit.
  const relight = useEffectEvent(() => {
    if (active !== undefined) light("highlight", active);
  });
  useEffect(() => {
    if (!chart || chart.isDisposed()) return;
    const to = center === centered.current ? undefined : (center ?? null);
    centered.current = center;
    drawMap(chart, { tallies, shown, chosen, zoom, center: to, forced, named });
    relight();
    look(chart);
  }, [chart, tallies, shown, chosen, zoom, center, forced, named]);

  useEffect(() => {
    if (active === undefined) return undefined;
    light("highlight", active);
    return () => light("downplay", active);
  }, [active]);

  return <div ref={host} className={styles.canvas} aria-hidden="true" />;
}
