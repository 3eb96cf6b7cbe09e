import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import type { Failure } from "./player-state.ts";
import { clockTime } from "./spoken-time.ts";
import { StageNotice } from "./stage-notice.tsx";
import { useCore, usePlayer } from "./use-player.ts";

const words: Record<Failure, { title: string; text: (at: string) => string }> = {
  missing: { title: "找不到这段视频", text: () => "它可能已经下架或换了地方。过一会儿再试，或联系客服。" },
  expired: { title: "播放地址已失效", text: (at) => `重新取一次地址，就从 ${at} 接着播。` },
  network: { title: "网络连不上", text: (at) => `网络恢复后会从 ${at} 接着播，也可以现在就试。` },
  broken: { title: "这段视频打不开", text: () => "文件可能损坏了。重试一次，还不行请联系客服。" },
  unsupported: {
    title: "这个浏览器放不了这段视频",
    text: () => "请换用较新的 Chrome、Edge、Safari 或 Firefox。",
  },
};

/** Says what stopped it, and offers the one way on. */
export function FailureNotice() {
  const core = useCore();
  const failure = usePlayer((state) => state.failure);
  const at = usePlayer((state) => clockTime(state.currentTime));
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A learner who steers by keyboard stands on the picture now: one step further is the way on.
    if (failure && core.hasFocus()) retry.current?.focus({ preventScroll: true });
  }, [core, failure]);
  if (!failure) return null;
  const { title, text } = words[failure];
  return (
    <StageNotice
      role="alert"
      title={title}
      actions={
        failure !== "unsupported" && (
          <Button ref={retry} onClick={core.source.retry}>
            重试
          </Button>
        )
      }
    >
      {text(at)}
    </StageNotice>
  );
}
