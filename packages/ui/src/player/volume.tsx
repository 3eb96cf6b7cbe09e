import { Volume1, Volume2, VolumeX } from "lucide-react";
import { ControlButton } from "./control-button.tsx";
import * as styles from "./controls.css.ts";
import { useCore, usePlayer } from "./use-player.ts";

/** Mute, and beside it the slider that comes out for pointer and focus. */
export function Volume() {
  const core = useCore();
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const percent = muted ? 0 : Math.round(volume * 100);
  const icon = percent === 0 ? VolumeX : percent < 50 ? Volume1 : Volume2;
  return (
    <div className={`${styles.volume} ${styles.shown.medium}`}>
      <ControlButton name={muted ? "取消静音" : "静音"} shortcut="M" icon={icon} onClick={core.toggleMute} />
      <input
        type="range"
        className={styles.volumeSlider}
        aria-label="音量"
        aria-valuetext={percent === 0 ? "静音" : `${percent}%`}
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => core.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}
