import * as styles from "./controls.css.ts";
import { clockTime } from "./spoken-time.ts";
import { usePlayer } from "./use-player.ts";

/** 01:12 / 22:48 */
export function TimeLabel({ fullDuration }: { fullDuration: number | undefined }) {
  const now = usePlayer((state) => clockTime(state.scrubbing ?? state.currentTime));
  const whole = usePlayer((state) => clockTime(Math.max(fullDuration ?? 0, state.duration)));
  return (
    <span className={styles.time}>
      {now} <span className={styles.timeWhole}>/ {whole}</span>
    </span>
  );
}
