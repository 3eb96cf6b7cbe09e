import { useId } from "react";
import type { Band } from "./bands.ts";
import { hatchings } from "./hatching.ts";
import { bandColors } from "./map-colors.css.ts";
import * as styles from "./south-sea-inset.css.ts";
import { inset, insetParts } from "./south-sea-shape.ts";
import type { Tally } from "./tally.ts";

interface SouthSeaInsetProps {
  tallies: readonly Tally[];
  shown: ReadonlySet<Band>;
  chosen: number | undefined;
  active: number | undefined;
  forced: boolean;
  onHover: (adcode: number | undefined) => void;
  onPress: (adcode: number) => void;
}

/** The islands of the South China Sea and the ten dashes round them, which the map's frame has no room for. */
export function SouthSeaInset({
  tallies,
  shown,
  chosen,
  active,
  forced,
  onHover,
  onPress,
}: SouthSeaInsetProps) {
  const id = useId();
  const bandAt = new Map(tallies.map(({ adcode, band }) => [adcode, band]));
  const fillOf = (adcode: number) => {
    const band = bandAt.get(adcode);
    if (band === undefined || !shown.has(band)) return "none";
    if (!forced) return bandColors[band];
    const hatching = hatchings[band];
    return hatching === "full" ? "CanvasText" : hatching ? `url(#${id}-${band})` : "Canvas";
  };
  return (
    <svg
      className={styles.frame}
      style={{ inlineSize: `${inset.share * 100}%` }}
      viewBox={`0 0 ${inset.width} ${inset.height}`}
      aria-hidden
      data-part="south-sea"
    >
      {forced && (
        <defs>
          {Object.entries(hatchings).map(
            ([band, hatching]) =>
              hatching &&
              hatching !== "full" && (
                <pattern
                  key={band}
                  id={`${id}-${band}`}
                  patternUnits="userSpaceOnUse"
                  width={hatching.every}
                  height={hatching.every}
                  patternTransform={`rotate(${hatching.degrees})`}
                >
                  <rect width={hatching.every} height={hatching.line} fill="CanvasText" />
                </pattern>
              ),
          )}
        </defs>
      )}
      {insetParts.map(({ adcode, level, path }) =>
        level === "sea" ? (
          <path key={adcode} className={styles.dashes} d={path} data-part="dashes" />
        ) : (
          // For the pointer alone, like the map that it belongs to: the keys are on the list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <path
            key={adcode}
            className={styles.land}
            d={path}
            fill={fillOf(adcode)}
            data-adcode={adcode}
            data-chosen={adcode === chosen ? "" : undefined}
            data-active={adcode === active ? "" : undefined}
            onPointerEnter={() => onHover(adcode)}
            onPointerLeave={() => onHover(undefined)}
            onClick={() => onPress(adcode)}
          />
        ),
      )}
      <text className={styles.name} x={inset.width - 5} y={inset.height - 10}>
        南海诸岛
      </text>
    </svg>
  );
}
