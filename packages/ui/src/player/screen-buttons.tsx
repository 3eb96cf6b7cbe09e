import { Captions, Maximize, Minimize, PictureInPicture2, RectangleHorizontal } from "lucide-react";
import { ControlButton } from "./control-button.tsx";
import { useCore, usePlayer } from "./use-player.ts";

export function CaptionsButton() {
  const core = useCore();
  const on = usePlayer((state) => state.captions);
  return (
    <ControlButton name="字幕" shortcut="C" icon={Captions} aria-pressed={on} onClick={core.toggleCaptions} />
  );
}

export function PictureInPictureButton() {
  const core = useCore();
  const can = usePlayer((state) => state.canPictureInPicture);
  const on = usePlayer((state) => state.pictureInPicture);
  if (!can) return null;
  return (
    <ControlButton
      name="画中画"
      icon={PictureInPicture2}
      shown="medium"
      aria-pressed={on}
      onClick={() => void core.togglePictureInPicture()}
    />
  );
}

/** The host gives the picture the whole width of the page. */
export function WidthButton() {
  const core = useCore();
  const wide = usePlayer((state) => state.wide);
  const fullscreen = usePlayer((state) => state.fullscreen);
  if (fullscreen) return null;
  return (
    <ControlButton
      name="宽屏"
      icon={RectangleHorizontal}
      shown="medium"
      aria-pressed={wide}
      onClick={() => core.setWide(!wide)}
    />
  );
}

export function FullscreenButton() {
  const core = useCore();
  const can = usePlayer((state) => state.canFullscreen);
  const on = usePlayer((state) => state.fullscreen);
  if (!can) return null;
  return (
    <ControlButton
      name={on ? "退出全屏" : "全屏"}
      shortcut="F"
      icon={on ? Minimize : Maximize}
      onClick={() => void core.toggleFullscreen()}
    />
  );
}
