// One still of a lesson's board: 1280×720 on the dark stage, everything up to point `step` written.
import { charts, column, dice, glyph, herbs, papers } from "./cover.mjs";

const SONG = "'Source Han Serif SC','Noto Serif CJK SC',serif";
const HEI = "'Source Han Sans SC','Noto Sans CJK SC',sans-serif";
const stage = { ...papers.mo, ground: "#1c1d1e", deep: "#121314", tint: "#4a4b49" };
const escape = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function diagram(name) {
  const [kind, what] = name.split(":");
  const art =
    kind === "char"
      ? `<g stroke="${stage.ink}" stroke-width=".7" opacity=".35" fill="none"><rect x="96" y="20" width="320" height="320"/><path d="M96 180H416M256 20V340M96 20L416 340M416 20L96 340" stroke-dasharray="4 5"/></g>${glyph(what, 106, 28, 300, stage.ink)}`
      : kind === "herb"
        ? herbs[what](stage, dice(what), 262).art
        : charts[kind](stage, dice(name), {});
  // Filters are for print; at video size they cost time and bits.
  return art.replace(/ filter="url\(#\w+\)"/g, "");
}

/** Lines of at most `width` characters; closing marks never begin one. */
export function wrap(text, width) {
  const lines = [""];
  for (const c of text) {
    const last = lines.at(-1);
    if (last.length >= width && !/[，。、；：）]/.test(c)) lines.push(c);
    else lines[lines.length - 1] += c;
  }
  return lines;
}
export const rowY = (board, k) => 118 + k * (board.points.length > 5 ? 58 : 72);
export const needleX = 676;

export function drawBoard(board, step) {
  const count = board.points.length;
  const art = diagram(board.diagram);
  const shown = Math.round((720 * step) / count);
  let list = "";
  for (let k = 0; k < step; k++) {
    const now = k === step - 1, y = rowY(board, k);
    list += `<text x="712" y="${y + 11}" font-family="${SONG}" font-weight="700" font-size="32" fill="${stage.ink}" opacity="${now ? 1 : 0.55}">${escape(board.points[k].key)}</text>`;
    if (now)
      board.points[k].says.flatMap((s) => wrap(s, 16)).forEach((line, i) => {
        list += `<text x="712" y="${y + 58 + i * 37}" font-family="${HEI}" font-size="25" fill="#d6d0c2">${escape(line)}</text>`;
      });
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="${stage.ground}"/><clipPath id="c"><rect x="0" y="0" width="650" height="${shown}"/></clipPath><clipPath id="l"><rect width="650" height="720"/></clipPath><g clip-path="url(#l)" opacity=".16"><g transform="translate(-40 90) scale(1.42)">${art}</g></g><g clip-path="url(#c)"><g transform="translate(-40 90) scale(1.42)">${art}</g></g>${list}<path d="M1157.500 70V${70 + [...board.title].length * 54}" stroke="${stage.ink}" opacity=".4"/>${column(board.title, { x: 1206, y: 64, size: 42, fill: stage.ink, gap: 1.26 })}${column(board.course, { x: 1134, y: 70, size: 18, fill: stage.ink, weight: 400, gap: 1.34, opacity: 0.72 })}</svg>`;
}
