import { lazy, Suspense } from "react";
import * as styles from "./lazy-player.css.ts";
import { loadHls } from "./load-hls.ts";
import type { PlayerProps } from "./player.tsx";

const Heavy = lazy(() => {
  // Fetched beside the player rather than after it; should it fail, the player asks again and tells.
  loadHls().catch(() => {});
  return import("./player.tsx").then(({ Player }) => ({ default: Player }));
});

/** `Player`, loaded when it is first drawn; until then a still of the same shape. The one to use on pages. */
export function LazyPlayer(props: PlayerProps) {
  return (
    <Suspense fallback={<PlayerShape poster={props.poster} />}>
      <Heavy {...props} />
    </Suspense>
  );
}

/** The place of a player: its poster, or the dark of the stage. */
export function PlayerShape({ poster, label = "正在打开播放器" }: { poster?: string; label?: string }) {
  return (
    <output className={styles.shape} aria-busy="true" aria-label={label}>
      {poster && <img className={styles.poster} src={poster} alt="" />}
    </output>
  );
}
