import type { EChartsType } from "echarts/core";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { media } from "../styles/media.ts";
import type { Band } from "./bands.ts";
import * as styles from "./china-map.css.ts";
import { drawMap, openMap } from "./draw-map.ts";
import type { Tally } from "./tally.ts";

const followForced = (changed: () => void) => {
  const query = matchMedia(media.forcedColors);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

const useForcedColors = () =>
  useSyncExternalStore(
    followForced,
    () => matchMedia(media.forcedColors).matches,
    () => false,
  );

/** Narrower than this the names of regions run into each other. */
const narrowest = 520;

interface MapCanvasProps {
  tallies: readonly Tally[];
  shown: ReadonlySet<Band>;
  chosen: number | undefined;
  /** The region that pointer or keys are on. */
  active: number | undefined;
  zoom: number;
  onHover: (adcode: number | undefined) => void;
  onPress: (adcode: number) => void;
}

/** The drawing itself, for the eye and the pointer; what it says is said beside it for everyone else. */
export function MapCanvas({ tallies, shown, chosen, active, zoom, onHover, onPress }: MapCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType>();
  const [named, setNamed] = useState(true);
  const forced = useForcedColors();
  const adcodeOf = (name: unknown) => tallies.find((tally) => tally.name === name)?.adcode;
  const hover = useEffectEvent((name: unknown) => onHover(adcodeOf(name)));
  const press = useEffectEvent((name: unknown) => {
    const adcode = adcodeOf(name);
    if (adcode) onPress(adcode);
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const opened = openMap(element);
    opened.on("mouseover", ({ name }) => hover(name));
    opened.on("mouseout", () => hover(undefined));
    opened.on("click", ({ name }) => press(name));
    setChart(opened);
    const watch = new ResizeObserver(([entry]) => {
      opened.resize();
      setNamed((entry?.contentRect.width ?? 0) >= narrowest);
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
    drawMap(chart, { tallies, shown, chosen, zoom, forced, named });
    relight();
  }, [chart, tallies, shown, chosen, zoom, forced, named]);

  useEffect(() => {
    if (active === undefined) return undefined;
    light("highlight", active);
    return () => light("downplay", active);
  }, [active]);

  return <div ref={host} className={styles.canvas} aria-hidden="true" />;
}
