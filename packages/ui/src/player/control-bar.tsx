import { useLayoutEffect, useRef } from "react";
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
import { useCore, usePlayer } from "./use-player.ts";
import { Volume } from "./volume.tsx";

export interface ControlBarProps extends ScrubberProps {
  tracks: readonly Track[];
  next: NextItem | undefined;
  canWiden: boolean;
}

/** What fits below the picture; gone while the picture cannot be steered. */
export function ControlBar(props: ControlBarProps) {
  const failed = usePlayer((state) => state.failure !== undefined);
  return failed ? null : <Controls {...props} />;
}

function Controls({ tracks, next, limitAt, fullDuration, canWiden }: ControlBarProps) {
  const core = useCore();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    return () => {
      // Whoever stood on a control stays in the player when the controls go.
      if (node?.contains(document.activeElement)) core.root().focus({ preventScroll: true });
    };
  }, [core]);
  return (
    <div ref={bar} className={styles.bar} data-controls>
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
