import type { Cue } from "../player/host.ts";

const said = [
  "足三里在小腿外侧。",
  "从犊鼻往下量三寸，胫骨前嵴外一横指，就是足三里。",
  "先摸到嵴，再往外一横指。",
  "直刺一寸到一寸半。",
  "酸胀往足背走，才算得气。",
  "得气以后留针二十分钟。",
];

/** Thirty lines, four seconds each. */
export const cues: Cue[] = Array.from({ length: 30 }, (_, line) => ({
  start: line * 4,
  end: line * 4 + 4,
  text: said[line % said.length] ?? "",
}));
