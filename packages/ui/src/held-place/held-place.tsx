import { useEffect, useRef, type ComponentProps } from "react";
import * as styles from "./held-place.css.ts";

export interface HeldPlaceProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /** What belongs here is still to come. */
  held: boolean;
  /** How high it is now that it is here; px, again when that changes. */
  onHeight?: (height: number) => void;
}

/**
 * Room for what a page has for some readers alone, so that nothing below moves when it comes. The page that is sent is
 * everybody's; a script of it that runs before the first paint knows the reader, and sets `data-holds` and
 * `--held-place`, a height, on the root element. Where the page itself knows what comes use `Skeleton`.
 */
export function HeldPlace({ held, onHeight, ...rest }: HeldPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (held || !onHeight || !element) return undefined;
    const watch = new ResizeObserver(() => {
      if (element.offsetHeight > 0) onHeight(element.offsetHeight);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [held, onHeight]);
  return <div ref={place} className={styles.place} data-held={held ? "" : undefined} {...rest} />;
}
