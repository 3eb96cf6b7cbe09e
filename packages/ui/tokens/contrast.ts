import type { ColorToken } from "../src/styles/token-values.ts";

/** OKLCH components to linear sRGB, clipped to the gamut. Source: B. Ottosson, "A perceptual color space" (2020). */
function linearRgb([lightness = 0, chroma = 0, hue = 0]: number[]): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = (components: number[]) => {
  const [red, green, blue] = linearRgb(components);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: ColorToken, other: ColorToken): number {
  const [dark = 0, light = 0] = [luminance(one.components), luminance(other.components)].toSorted(
    (x, y) => x - y,
  );
  return (light + 0.05) / (dark + 0.05);
}
