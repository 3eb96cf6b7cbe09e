import { Minus, Plus, RotateCcw } from "lucide-react";
import { type ComponentProps, useId, useMemo, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { allBands } from "./bands.ts";
import * as styles from "./china-map.css.ts";
import { smallRegions } from "./draw-map.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { MapLegend } from "./map-legend.tsx";
import { MapTable } from "./map-table.tsx";
import { MapTip } from "./map-tip.tsx";
import { narrowest, sameView, type MapView } from "./map-view.ts";
import { SouthSeaInset } from "./south-sea-inset.tsx";
import { findRegion, type MapRegion } from "./regions.ts";
import { kindName, spoken, summary, tally, type MapKind, type RegionCount, type Tally } from "./tally.ts";
import { useForcedColors } from "./use-forced-colors.ts";
import { useRegionKeys } from "./use-region-keys.ts";

const zooms = [1, 1.5, 2.25, 3.4] as const;

export interface ChinaMapProps extends Omit<
  ComponentProps<"figure">,
  "className" | "style" | "children" | "onChange"
> {
  /** Head-counts by province; a region that is missing has nobody. */
  data: readonly RegionCount[];
  /** Whom the colours count. @default "all" */
  kind?: MapKind;
  /** The chosen province, as the data names it: 四川省. */
  chosen?: string | null;
  /** A province was chosen, or the choice taken back. */
  onChoose?: (province: string | null) => void;
  /** Names the map. @default "弟子分布图" */
  label?: string;
  /** Where the boundaries come from, and the number under which the map was approved (审图号). */
  source?: string;
  approval?: string;
}

/**
 * Where people are, on the map of China: six bands of colour, both counts for each province, and the same as a summary
 * and a table. Heavy, with its geometry: on pages use `LazyChinaMap`.
 */
export function ChinaMap({
  data,
  kind = "all",
  chosen,
  onChoose,
  label = "弟子分布图",
  source,
  approval,
  ...rest
}: ChinaMapProps) {
  const id = useId();
  const forced = useForcedColors();
  // The same rows are drawn once: each drawing says where it lies, which draws the rest again.
  const tallies = useMemo(() => tally(data, kind), [data, kind]);
  const chosenRegion = chosen ? findRegion(chosen) : undefined;
  const chosenCode = chosenRegion?.adcode;
  const [shown, setShown] = useState(allBands);
  const [level, setLevel] = useState(0);
  const [center, setCenter] = useState<MapRegion["at"]>();
  const [focused, setFocused] = useState(false);
  const [onKeys, setOnKeys] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [view, setView] = useState<MapView>();

  const most = tallies.toSorted((a, b) => b.count - a.count)[0];
  const keysAt = onKeys ?? chosenCode ?? most?.adcode;
  const active = hovered ?? (focused ? keysAt : undefined);
  const activeKeys = tallies.find(({ adcode }) => adcode === keysAt);
  const read = tallies.find(({ adcode }) => adcode === (active ?? chosenCode ?? most?.adcode));
  const visible = tallies.filter(({ band }) => shown.has(band));

  // Near to, the map has in its middle where the keys or the choice went last, until it is dragged.
  const goTo = ({ adcode, at }: MapRegion) => {
    setOnKeys(adcode);
    setCenter([...at]);
  };
  const zoomTo = (next: number) => {
    setLevel(next);
    if (level === 0) setCenter(activeKeys?.at);
  };
  // Wherever on the page it was chosen.
  const [lastChosen, setLastChosen] = useState(chosenRegion);
  if (chosenRegion !== lastChosen) {
    setLastChosen(chosenRegion);
    if (chosenRegion) goTo(chosenRegion);
  }

  const choose = (one: Tally) => {
    goTo(one);
    onChoose?.(one.adcode === chosenCode ? null : one.name);
  };
  const press = (adcode: number) => {
    const pressed = tallies.find((one) => one.adcode === adcode);
    if (pressed) choose(pressed);
  };
  const keyDown = useRegionKeys({
    tallies,
    active: activeKeys,
    onMove: (next) => {
      setHovered(undefined);
      goTo(next);
    },
    onChoose: choose,
    onReturn: () => {
      if (!chosenCode) return false;
      onChoose?.(null);
      return true;
    },
  });
  const optionId = (adcode: number) => `${id}-${adcode}`;
  const option = (one: Tally) => ({
    id: optionId(one.adcode),
    role: "option",
    "aria-selected": one.adcode === chosenCode,
    "data-active": one.adcode === active ? "" : undefined,
    onClick: () => choose(one),
  });

  return (
    <figure className={styles.root} {...rest}>
      <div className={styles.stage} data-focused={focused ? "" : undefined}>
        <div className={styles.drawing}>
          <MapCanvas
            tallies={tallies}
            shown={shown}
            chosen={chosenCode}
            active={active}
            zoom={zooms[level] ?? 1}
            center={level > 0 ? center : undefined}
            forced={forced}
            named={view === undefined || view.width >= narrowest}
            onHover={setHovered}
            onPress={press}
            onView={(next) => setView((last) => (sameView(last, next) ? last : next))}
          />
          <SouthSeaInset
            tallies={tallies}
            shown={shown}
            chosen={chosenCode}
            active={active}
            forced={forced}
            onHover={setHovered}
            onPress={press}
          />
          <div className={styles.zoom} data-near={level > 0 ? "" : undefined}>
            <IconButton
              icon={Plus}
              label="放大地图"
              aria-disabled={level === zooms.length - 1}
              onClick={() => zoomTo(Math.min(zooms.length - 1, level + 1))}
            />
            <IconButton
              icon={Minus}
              label="缩小地图"
              aria-disabled={level === 0}
              onClick={() => zoomTo(Math.max(0, level - 1))}
            />
            <IconButton
              icon={RotateCcw}
              label="地图复原"
              aria-disabled={level === 0}
              onClick={() => zoomTo(0)}
            />
          </div>
        </div>
        {read && <MapTip region={read} view={view} />}
      </div>
      {/* A list that is walked like a map; no browser's own list can be. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={0}
        className={styles.places}
        aria-label={`${label}，方向键走到相邻的省份，也可以打拼音或名字`}
        aria-describedby={`${id}-summary`}
        aria-activedescendant={focused && keysAt ? optionId(keysAt) : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={keyDown}
      >
        {tallies.map((one) =>
          smallRegions.has(one.adcode) ? (
            <div key={one.adcode} className={styles.place} {...option(one)}>
              <span className={visuallyHidden}>{spoken(one)}</span>
              <span aria-hidden="true">{one.short}</span>
              <span className={styles.figure} aria-hidden="true">
                {one.count}
              </span>
            </div>
          ) : (
            <div key={one.adcode} className={visuallyHidden} {...option(one)}>
              {spoken(one)}
            </div>
          ),
        )}
      </div>
      <MapLegend shown={shown} onShownChange={setShown} />
      <figcaption id={`${id}-summary`} className={styles.summary} aria-live="polite">
        {summary(tallies, kind, shown)}
      </figcaption>
      <MapTable
        tallies={visible}
        label={`${label}的表格：${kindName("all")}`}
        chosen={chosenCode}
        onPress={press}
      />
      {(source || approval) && (
        <p className={styles.source}>
          {source && `地图数据：${source}`}
          {source && approval && " · "}
          {approval && (approval.includes("审图号") ? approval : `审图号：${approval}`)}
        </p>
      )}
    </figure>
  );
}
