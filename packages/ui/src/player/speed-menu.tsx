import { Menu } from "./menu.tsx";
import { MenuChoice, MenuGroup } from "./menu-items.tsx";
import { rates } from "./player-core.ts";
import { useCore, usePlayer } from "./use-player.ts";

const asText = (rate: number) => `${rate}×`;

export function SpeedChoices() {
  const core = useCore();
  const now = usePlayer((state) => state.rate);
  return rates.map((rate) => (
    <MenuChoice key={rate} checked={rate === now} onChoose={() => core.setRate(rate)}>
      {asText(rate)}
    </MenuChoice>
  ));
}

export function SpeedMenu() {
  const now = usePlayer((state) => state.rate);
  return (
    <Menu id="speed" name="播放速度" value={asText(now)} shown="small">
      <MenuGroup label="播放速度">
        <SpeedChoices />
      </MenuGroup>
    </Menu>
  );
}
