import { Settings2 } from "lucide-react";
import type { Track } from "./host.ts";
import { Menu } from "./menu.tsx";
import { MenuAction, MenuChoice, MenuGroup } from "./menu-items.tsx";
import type { CaptionGround, CaptionPlace, CaptionSize } from "./player-state.ts";
import { QualityChoices } from "./quality-menu.tsx";
import { SpeedChoices } from "./speed-menu.tsx";
import { useCore, usePlayer } from "./use-player.ts";

const sizes: [CaptionSize, string][] = [
  ["small", "小"],
  ["medium", "中"],
  ["large", "大"],
];
const grounds: [CaptionGround, string][] = [
  ["none", "无"],
  ["veil", "半透明"],
  ["solid", "黑色"],
];
const places: [CaptionPlace, string][] = [
  ["bottom", "下方"],
  ["top", "上方"],
];

/** Captions and keys; on narrow pictures also what the bar has no room for. */
export function SettingsMenu({ tracks }: { tracks: readonly Track[] }) {
  const core = useCore();
  const size = usePlayer((state) => state.captionSize);
  const ground = usePlayer((state) => state.captionGround);
  const place = usePlayer((state) => state.captionPlace);
  const captions = usePlayer((state) => state.captions);
  const chosen = usePlayer((state) => state.track);
  const muted = usePlayer((state) => state.muted);
  const heights = usePlayer((state) => state.heights);
  const canPictureInPicture = usePlayer((state) => state.canPictureInPicture);
  const pictureInPicture = usePlayer((state) => state.pictureInPicture);
  return (
    <Menu id="settings" name="设置" icon={Settings2}>
      <MenuGroup label="播放速度" layout="row" shown="belowSmall">
        <SpeedChoices />
      </MenuGroup>
      {heights.length > 1 && (
        <MenuGroup label="画质" layout="row" shown="belowMedium">
          <QualityChoices />
        </MenuGroup>
      )}
      {tracks.length > 1 && (
        <MenuGroup label="字幕语言" layout="row">
          {tracks.map(({ label, src }, index) => (
            <MenuChoice
              key={src}
              checked={captions && index === chosen}
              onChoose={() => core.setTrack(index)}
            >
              {label}
            </MenuChoice>
          ))}
        </MenuGroup>
      )}
      {tracks.length > 0 && (
        <>
          <MenuGroup label="字幕大小" layout="row">
            {sizes.map(([each, name]) => (
              <MenuChoice
                key={each}
                checked={each === size}
                onChoose={() => core.styleCaptions({ captionSize: each })}
              >
                {name}
              </MenuChoice>
            ))}
          </MenuGroup>
          <MenuGroup label="字幕底色" layout="row">
            {grounds.map(([each, name]) => (
              <MenuChoice
                key={each}
                checked={each === ground}
                onChoose={() => core.styleCaptions({ captionGround: each })}
              >
                {name}
              </MenuChoice>
            ))}
          </MenuGroup>
          <MenuGroup label="字幕位置" layout="row">
            {places.map(([each, name]) => (
              <MenuChoice
                key={each}
                checked={each === place}
                onChoose={() => core.styleCaptions({ captionPlace: each })}
              >
                {name}
              </MenuChoice>
            ))}
          </MenuGroup>
        </>
      )}
      <MenuGroup label="声音与画面" layout="row" shown="belowMedium">
        <MenuAction pressed={muted} onChoose={core.toggleMute}>
          静音
        </MenuAction>
        {canPictureInPicture && (
          <MenuAction pressed={pictureInPicture} onChoose={() => void core.togglePictureInPicture()}>
            画中画
          </MenuAction>
        )}
      </MenuGroup>
      <MenuGroup label="键盘" layout="row">
        <MenuAction onChoose={() => core.setHelp(true)}>快捷键一览</MenuAction>
      </MenuGroup>
    </Menu>
  );
}
