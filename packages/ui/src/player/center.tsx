import { Play, RotateCcw } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import type { NextItem } from "./next-link.tsx";
import * as styles from "./player.css.ts";
import { useCore, usePlayer } from "./use-player.ts";

/** What stands in the middle of the picture: the invitation to play, the wait, and what to do at the end. */
export function Center({ next }: { next: NextItem | undefined }) {
  const core = useCore();
  const fresh = usePlayer((state) => !state.started && state.paused && !state.failure);
  const buffering = usePlayer((state) => state.buffering && !state.failure);
  const ended = usePlayer((state) => state.ended);
  if (buffering) {
    return (
      <output className={styles.center}>
        <span className={styles.spinner} aria-hidden />
        <span className={visuallyHidden}>正在缓冲</span>
      </output>
    );
  }
  if (ended) {
    return (
      <div className={styles.end} data-theme="night">
        <Button onClick={core.toggle}>
          <Icon of={RotateCcw} size="small" />
          重播
        </Button>
        {next && (
          <Button asChild variant="ink">
            <a href={next.href} aria-label={`${next.label ?? "下一讲"}：${next.title}`}>
              <span>
                {next.label ?? "下一讲"}
                <span className={styles.endTitle}>：{next.title}</span>
              </span>
            </a>
          </Button>
        )}
      </div>
    );
  }
  // The picture itself takes the click; the bar has the button with a name.
  if (fresh) {
    return (
      <div className={styles.center} aria-hidden>
        <span className={styles.invitation}>
          <Icon of={Play} size="large" />
        </span>
      </div>
    );
  }
  return null;
}
