import { useEffect, useState } from "react";
import * as styles from "./player.css.ts";
import type { Trouble } from "./player-state.ts";
import { usePlayer } from "./use-player.ts";

/** Milliseconds that a message stays in sight; it stays readable for screen readers. */
const sight = 1200;

const troubles: Record<Trouble | "unmarked", string> = {
  unmarked: "水印显示不出来，先停在这里",
  offline: "网络断了，正在重连",
  renewing: "正在更新播放地址",
};

/** Says what a key or a finger has just done. */
export function SaidMessage() {
  const { text, count } = usePlayer((state) => state.said);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setSeen(count), sight);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <output className={styles.said} data-gone={seen === count || undefined}>
      {text}
    </output>
  );
}

/** Says quietly what is wrong and being mended. */
export function TroubleMessage() {
  const trouble = usePlayer((state) => (state.unmarked ? "unmarked" : state.trouble));
  return (
    <output className={styles.trouble} data-gone={trouble === undefined || undefined}>
      {trouble && troubles[trouble]}
    </output>
  );
}
