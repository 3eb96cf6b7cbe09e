import { Pause, Play, RotateCcw } from "lucide-react";
import { ControlButton } from "./control-button.tsx";
import { useCore, usePlayer } from "./use-player.ts";

export function PlayButton() {
  const core = useCore();
  const paused = usePlayer((state) => state.paused);
  const ended = usePlayer((state) => state.ended);
  const [name, icon] = ended
    ? (["重播", RotateCcw] as const)
    : paused
      ? (["播放", Play] as const)
      : (["暂停", Pause] as const);
  return <ControlButton name={name} shortcut="空格" icon={icon} onClick={core.toggle} />;
}
