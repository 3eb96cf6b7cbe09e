import { clockTime, spokenTime } from "../player/spoken-time.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./notes.css.ts";

/** A moment that is a way there; inside notes. */
export function TimeChip({ second, onSeek }: { second: number; onSeek: (second: number) => void }) {
  return (
    <button type="button" className={styles.chip} onClick={() => onSeek(second)}>
      <span aria-hidden>{clockTime(second)}</span>
      <span className={visuallyHidden}>跳到 {spokenTime(second)}</span>
    </button>
  );
}
