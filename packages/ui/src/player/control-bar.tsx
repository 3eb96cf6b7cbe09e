import * as styles from "./controls.css.ts";
import type { Track } from "./host.ts";
import { NextLink, type NextItem } from "./next-link.tsx";
import { PlayButton } from "./play-button.tsx";
import { QualityMenu } from "./quality-menu.tsx";
import { CaptionsButton, FullscreenButton, PictureInPictureButton, WidthButton } from "./screen-buttons.tsx";
import { Scrubber, type ScrubberProps } from "./scrubber.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { SpeedMenu } from "./speed-menu.tsx";
import { TimeLabel } from "./time-label.tsx";
import { Volume } from "./volume.tsx";

export interface ControlBarProps extends ScrubberProps {
  tracks: readonly Track[];
  next: NextItem | undefined;
  canWiden: boolean;
}

export function ControlBar({ tracks, next, limitAt, fullDuration, canWiden }: ControlBarProps) {
  return (
    <div className={styles.bar} data-controls>
      <Scrubber fullDuration={fullDuration} limitAt={limitAt} />
      <div className={styles.row}>
        <PlayButton />
        {next && <NextLink {...next} />}
        <Volume />
        <TimeLabel fullDuration={fullDuration} />
        <span className={styles.gap} />
        <SpeedMenu />
        <QualityMenu />
        {tracks.length > 0 && <CaptionsButton />}
        <SettingsMenu tracks={tracks} />
        <PictureInPictureButton />
        {canWiden && <WidthButton />}
        <FullscreenButton />
      </div>
    </div>
  );
}
