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
  /** What stands in the middle once the map is nearer. */
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
    const opened = openMap(element);
    opened.on("mouseover", ({ name }) => hover(name));
    opened.on("mouseout", () => hover(undefined));
    opened.on("click", ({ name }) => press(name));
    opened.on("georoam", () => look(opened));
    setChart(opened);
    const watch = new ResizeObserver(() => {
      opened.resize();
      look(opened);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      opened.dispose();
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
    drawMap(chart, { tallies, shown, chosen, zoom, center, forced, named });
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
