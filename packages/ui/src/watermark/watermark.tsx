import { useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentProps } from "react";
import { guardWatermark } from "./guard-watermark.ts";
import * as styles from "./watermark.css.ts";

export interface WatermarkProps extends Omit<ComponentProps<"div">, "className" | "style" | "children"> {
  /** Who is watching: nickname and masked phone. */
  text: string;
  /** It cannot be seen, although it was put back, or can be again: whoever plays the picture pauses until then. */
  onShownChange?: (shown: boolean) => void;
}

/** Milliseconds: it glides to another place every so often; where things shall not move, it is elsewhere now and then. */
const gliding = { every: 16_000, glide: 9000 };
const jumping = { every: 60_000, glide: 0 };

/**
 * Prints faintly over a picture who is watching it, comes back when it is taken away, and is read by nobody.
 * It lies in the element that goes fullscreen; `Player` brings its own.
 */
export function Watermark({ text, onShownChange, ref, ...rest }: WatermarkProps) {
  const root = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((shown: boolean) => onShownChange?.(shown));
  useEffect(() => {
    if (!root.current) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return guardWatermark(root.current, { text, onShownChange: tell, ...(still ? jumping : gliding) });
  }, [text]);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  return <div ref={root} className={styles.root} aria-hidden data-watermark {...rest} />;
}
