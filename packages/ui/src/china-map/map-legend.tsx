import { bands, type Band } from "./bands.ts";
import * as styles from "./china-map.css.ts";

interface MapLegendProps {
  shown: ReadonlySet<Band>;
  onShownChange: (shown: ReadonlySet<Band>) => void;
}

/** The six bands; each can be left out and taken in again. */
export function MapLegend({ shown, onShownChange }: MapLegendProps) {
  const toggle = (band: Band) => {
    const next = new Set(shown);
    if (!next.delete(band)) next.add(band);
    onShownChange(next);
  };
  return (
    <fieldset className={styles.legend} aria-label="图例：按人数筛选">
      {bands.map(({ label, spoken }, at) => {
        // There are as many bands as the type has values.
        const band = at as Band;
        return (
          <button
            key={label}
            type="button"
            className={styles.key}
            aria-pressed={shown.has(band)}
            aria-label={spoken}
            onClick={() => toggle(band)}
          >
            <span className={`${styles.swatch} ${styles.swatchOff}`} data-band={band} aria-hidden />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
