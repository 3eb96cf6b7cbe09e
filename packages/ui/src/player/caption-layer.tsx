import * as styles from "./captions.css.ts";
import { usePlayer } from "./use-player.ts";

/** The spoken words, drawn as the rest of the house; hidden from screen readers, which hear the speaker. */
export function CaptionLayer() {
  const lines = usePlayer((state) => state.lines);
  const size = usePlayer((state) => state.captionSize);
  const ground = usePlayer((state) => state.captionGround);
  const place = usePlayer((state) => state.captionPlace);
  if (lines.length === 0) return null;
  return (
    <p
      className={styles.captions}
      data-size={size}
      data-ground={ground}
      data-place={place}
      data-captions
      aria-hidden
    >
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  );
}
