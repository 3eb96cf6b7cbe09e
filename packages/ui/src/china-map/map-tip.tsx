import { unnamed } from "./draw-map.ts";
import * as styles from "./map-tip.css.ts";
import { narrowest, pointIn, type MapView } from "./map-view.ts";
import { inset } from "./south-sea-shape.ts";
import type { Tally } from "./tally.ts";

/** Below the land, and beside the inset: where the needle runs along before it goes up. */
const foot = 10;

const belowName = 13;

/** From the tip's box to the region: straight up from below a small map, along the sea and up on a large one. */
function needle([x, y]: readonly [number, number], { width, height }: MapView) {
  if (width < narrowest) return `M${x} ${height}V${y}`;
  const { boxWidth, boxHeight } = styles;
  if (x > 12 && x < boxWidth - 12) return `M${x} ${height - boxHeight}V${y}`;
  if (x <= 12) return `M12 ${height - boxHeight}L${x} ${y}`;
  return `M${boxWidth} ${height - foot}H${Math.min(x, width * (1 - inset.share) - foot)}L${x} ${y}`;
}

/** Both counts of a region, outside the land and tied to it by the needle. The options say the same to those who hear. */
export function MapTip({ region, view }: { region: Tally; view: MapView | undefined }) {
  const middle = view && pointIn(view, region.at);
  // Below the name, where the map has one there.
  const named = view && view.width >= narrowest && !unnamed.has(region.adcode);
  const dot = middle && ([middle[0], middle[1] + (named ? belowName : 0)] as const);
  const inside = view && dot && dot[0] > 0 && dot[0] < view.width && dot[1] > 0 && dot[1] < view.height;
  return (
    <>
      {inside && (
        <svg
          className={styles.lines}
          viewBox={`0 0 ${view.width} ${view.height}`}
          width={view.width}
          height={view.height}
          aria-hidden
        >
          <path className={styles.needle} d={needle(dot, view)} data-part="needle" />
          <circle className={styles.dot} cx={dot[0]} cy={dot[1]} r={3.5} />
        </svg>
      )}
      <dl className={styles.tip} aria-hidden="true">
        <dt className={styles.name}>{region.short}</dt>
        <dt>弟子</dt>
        <dd className={styles.figure}>{region.disciples}</dd>
        <dt>准弟子</dt>
        <dd className={styles.figure}>{region.juniorDisciples}</dd>
      </dl>
    </>
  );
}
