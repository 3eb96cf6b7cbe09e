import type { ComponentProps, ReactNode } from "react";
import * as styles from "./stage-still.css.ts";

export interface StageStillProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /** 16:9. */
  poster?: string | null;
  /** A `StageNotice` that says why nothing plays. */
  children?: ReactNode;
}

/** A player's place where there is nothing to play yet: the poster and why. When there is something to play use `LazyPlayer`. */
export function StageStill({ poster, children, ...rest }: StageStillProps) {
  return (
    <div className={styles.still} {...rest}>
      {poster && (
        <img className={styles.poster} src={poster} alt="" width={1280} height={720} fetchPriority="high" />
      )}
      {children}
    </div>
  );
}
