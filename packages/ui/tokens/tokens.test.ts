import { describe, expect, it } from "vitest";
import type { ColorToken } from "../src/styles/token-values.ts";
import { contrast } from "./contrast.ts";
import tokens from "./tokens.json" with { type: "json" };

type Name = keyof typeof tokens.theme.paper.color;
type Pair = [front: Name, back: Name, ratio: number];

const grounds = ["ground", "surface", "sunk"] as const;
const texts = ["text", "textSoft", "textFaint", "brand", "brandStrong", "accent", "ochre", "indigo"] as const;

// WCAG 2.2: 4.5 for text (1.4.3), 3 for parts (1.4.11).
const pairs: Pair[] = [
  ...texts.flatMap((front) => grounds.map((back): Pair => [front, back, 4.5])),
  ["text", "brandWash", 4.5],
  ["brandStrong", "brandWash", 4.5],
  ["brand", "brandWash", 4.5],
  ["accent", "accentWash", 4.5],
  ["text", "accentWash", 4.5],
  ["ochre", "ochreWash", 4.5],
  ["indigo", "indigoWash", 4.5],
  ["onBrand", "brandFill", 4.5],
  ["onAccent", "accentFill", 4.5],
  ["onAccent", "accentFillStrong", 4.5],
  ["onSolid", "solid", 4.5],
  ["text", "selection", 4.5],
  ["onStage", "stage", 4.5],
  ["onStageSoft", "stage", 4.5],
  ["onStagePaper", "stagePaper", 4.5],
  ["onBand0", "band0", 4.5],
  ["onBand1", "band1", 4.5],
  ["onBand2", "band2", 4.5],
  ["onBand3", "band3", 4.5],
  ["onBand4", "band4", 4.5],
  ["onBand5", "band5", 4.5],
  ["fieldBorder", "ground", 3],
  ["fieldBorder", "surface", 3],
  ["focus", "ground", 3],
  ["focus", "surface", 3],
  ["needle", "ground", 3],
  ["stageKnob", "stage", 3],
  ["stageNow", "stage", 3],
  ["stageLimit", "stage", 3],
];

function colorOf(theme: "paper" | "night", name: Name): ColorToken {
  const token = tokens.theme[theme].color[name] as { $value: ColorToken | string };
  if (typeof token.$value !== "string") return token.$value;
  return colorOf(theme, token.$value.replace(/^\{color\.(\w+)\}$/, "$1") as Name);
}

describe.each(["paper", "night"] as const)("the %s theme", (theme) => {
  it.each(pairs)("shows %s on %s at %d to 1 or better", (front, back, ratio) => {
    expect(contrast(colorOf(theme, front), colorOf(theme, back))).toBeGreaterThanOrEqual(ratio);
  });
});

it("gives both themes the same colours to fill", () => {
  expect(Object.keys(tokens.theme.night.color)).toEqual(Object.keys(tokens.theme.paper.color));
});

it("says black on white is 21 to 1", () => {
  const grey = (lightness: number): ColorToken => ({ colorSpace: "oklch", components: [lightness, 0, 0] });
  expect(contrast(grey(0), grey(1))).toBeCloseTo(21, 1);
});
