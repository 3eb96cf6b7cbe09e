import { Menu } from "./menu.tsx";
import { MenuChoice, MenuGroup } from "./menu-items.tsx";
import { useCore, usePlayer } from "./use-player.ts";

/** 高清 720 */
export function nameOfHeight(height: number): string {
  if (height >= 1080) return `超清 ${height}`;
  if (height >= 720) return `高清 ${height}`;
  return `${height >= 480 ? "标清" : "流畅"} ${height}`;
}

export function QualityChoices() {
  const core = useCore();
  const heights = usePlayer((state) => state.heights);
  const quality = usePlayer((state) => state.quality);
  const height = usePlayer((state) => state.height);
  return (
    <>
      <MenuChoice checked={quality === "auto"} onChoose={() => core.setQuality("auto")}>
        {quality === "auto" && height ? `自动（${height}）` : "自动"}
      </MenuChoice>
      {heights.map((each) => (
        <MenuChoice key={each} checked={quality === each} onChoose={() => core.setQuality(each)}>
          {nameOfHeight(each)}
        </MenuChoice>
      ))}
    </>
  );
}

/** Nothing to choose, no menu. */
export function QualityMenu() {
  const heights = usePlayer((state) => state.heights);
  const quality = usePlayer((state) => state.quality);
  if (heights.length < 2) return null;
  return (
    <Menu id="quality" name="画质" value={quality === "auto" ? "自动" : nameOfHeight(quality)} shown="medium">
      <MenuGroup label="画质">
        <QualityChoices />
      </MenuGroup>
    </Menu>
  );
}
