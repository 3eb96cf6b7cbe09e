// Words as outlines, so that a picture is the same on a machine without our font.
import { advances, glyphs } from "./glyphs.mjs";

const SONG = "'Source Han Serif SC','Noto Serif CJK SC','Songti SC',STSong,SimSun,serif";
const n = (x) => Math.round(x * 10) / 10;
const known = (text) => Array.from(text).every((c) => c in glyphs);
const outline = (c, x, y, size) => `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size * 10) / 10000})" d="${glyphs[c]}"/>`;

/** One character in the square whose upper left corner is (x, y). The boards of lessons alone set some that glyphs.mjs lacks. */
export const glyph = (c, x, y, size, fill) =>
  known(c) ? outline(c, x, y, size).replace("/>", ` fill="${fill}"/>`) : `<text x="${n(x + size / 2)}" y="${n(y + size * 0.86)}" font-family="${SONG}" font-size="${n(size)}" font-weight="700" fill="${fill}" text-anchor="middle">${c}</text>`;

/** Words set downwards, one character to a line. */
export function column(text, { x, y, size, fill, gap = 1.22, weight = 600, opacity = 1 }) {
  if (known(text))
    return `<g fill="${fill}" opacity="${opacity}">${Array.from(text, (c, i) => outline(c, x - ((advances[c] ?? 1000) * size) / 2000, y + i * size * gap, size)).join("")}</g>`;
  return `<text font-family="${SONG}" font-size="${size}" font-weight="${weight}" fill="${fill}" opacity="${opacity}" text-anchor="middle">${Array.from(text, (c, i) => `<tspan x="${x}" y="${n(y + size * 0.88 + i * size * gap)}">${c}</tspan>`).join("")}</text>`;
}

/** Words on a line; y is the baseline, `track` the space after each character. */
export function words(text, { x, y, size, fill, anchor = "start", opacity = 1, weight = 400, track = 0, italic = false }) {
  if (!known(text))
    return `<text x="${n(x)}" y="${n(y)}" font-family="${SONG}" font-size="${size}" font-weight="${weight}" letter-spacing="${track}" fill="${fill}" opacity="${opacity}" text-anchor="${anchor}">${text}</text>`;
  const steps = Array.from(text, (c) => ((advances[c] ?? 1000) * size) / 1000 + track);
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let at = { start: 0, middle: -whole / 2, end: -whole }[anchor];
  const line = Array.from(text, (c, i) => {
    const here = outline(c, at, -size * 0.88, size);
    at += steps[i];
    return here;
  });
  return `<g transform="translate(${n(x)} ${n(y)})${italic ? " skewX(-11)" : ""}" fill="${fill}" opacity="${opacity}">${line.join("")}</g>`;
}
