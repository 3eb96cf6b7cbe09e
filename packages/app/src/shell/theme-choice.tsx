import { SegmentedControl } from "@xinglin/ui";
import { useSnapshot } from "valtio";
import { chooseTheme, theme } from "../state/theme.ts";

const themes = [
  { value: "system", label: "随系统" },
  { value: "paper", label: "宣" },
  { value: "night", label: "玄" },
] as const;

/** Pins one of the house's two themes, or follows the system. */
export function ThemeChoice() {
  const { choice } = useSnapshot(theme);
  return <SegmentedControl label="外观" segments={themes} value={choice} onValueChange={chooseTheme} />;
}
