import type { ComponentProps } from "react";
import * as styles from "./watermark.css.ts";

export interface WatermarkProps extends Omit<ComponentProps<"div">, "className" | "style" | "children"> {
  /** Who is watching: nickname and masked phone. */
  text: string;
}

/** Prints faintly over a picture who is watching it, read by nobody. Goes into the player's `watermark`. */
export function Watermark({ text, ...rest }: WatermarkProps) {
  return (
    <div className={styles.root} aria-hidden {...rest}>
      <span className={styles.mark} data-text={text} />
      <span className={styles.mark} data-text={text} />
      <span className={styles.mark} data-text={text} />
    </div>
  );
}
