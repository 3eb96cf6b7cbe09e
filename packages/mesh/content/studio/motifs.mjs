// Chart motifs beyond the five that cover.mjs draws: the needle's parts, the forearm, moxa on ginger, the ear.
import { words } from "./type.mjs";

const text = (s, x, y, p, size = 13, anchor = "start") => words(s, { x, y, size, fill: p.ink, anchor, track: 1 });
const mark = (s, x, y, p, to = 400) =>
  `<path d="M${x} ${y}H${to}" stroke="${p.ink}" stroke-width=".6" opacity=".55"/><circle cx="${x}" cy="${y}" r="3" fill="${p.ink}"/>${text(s, to + 8, y + 4.5, p)}`;

export const motifs = {
  /** 毫针: tail, handle, root, body, tip, with a scale of one cun in the body. */
  needle(p) {
    const x = 250;
    let turns = "";
    for (let y = 48; y <= 126; y += 3.4)
      turns += `<path d="M${x - 6} ${y}l12 2.2" stroke="${p.ink}" stroke-width="1.5"/>`;
    let scale = `<path d="M150 128V318" stroke="${p.ink}" stroke-width=".8"/>`;
    for (let k = 0; k <= 10; k++)
      scale += `<path d="M150 ${128 + k * 19}h${k % 5 ? 6 : 12}" stroke="${p.ink}" stroke-width=".8"/>`;
    return (
      `<circle cx="${x}" cy="34" r="9" fill="none" stroke="${p.ink}" stroke-width="2"/>${turns}` +
      `<path d="M${x - 2.2} 128L${x - 1.4} 300L${x} 322L${x + 1.4} 300L${x + 2.2} 128Z" fill="${p.ink}"/>` +
      `<path d="M90 322.500Q250 308 420 322.500" fill="none" stroke="${p.wash}" stroke-width="1.2"/><path d="M90 336Q250 324 420 336" fill="none" stroke="${p.wash}" stroke-width=".7" opacity=".7"/>${scale}` +
      [["针尾", 34], ["针柄", 86], ["针根", 128], ["针身", 216], ["针尖", 318]].map(([s, y]) => mark(s, x + 9, y, p, 360)).join("")
    );
  },
  /** 前臂内侧: from the elbow crease to the wrist, twelve cun, with points of the pericardium and heart channels. */
  arm(p) {
    const y = (c) => 40 + c * 18;
    let s =
      `<path d="M168 -10C160 40 166 110 184 170C194 214 200 240 204 262C190 280 182 310 178 372M330 -10C340 50 328 120 308 176C300 214 294 240 292 262C306 276 316 300 334 322C340 334 346 350 348 372" fill="none" stroke="${p.ink}" stroke-width="1.4"/>` +
      `<path d="M172 40Q250 54 334 40M204 256Q248 266 293 256" fill="none" stroke="${p.ink}" stroke-width=".9" opacity=".7"/>` +
      `<path d="M236 60C240 140 242 200 243 256M258 60C256 140 255 200 254 256" fill="none" stroke="${p.wash}" stroke-width="1.2" stroke-dasharray="6 4"/>` +
      `<path d="M330 -10C340 50 328 120 308 176C300 214 294 240 292 262C280 220 286 120 300 40Z" fill="${p.tint}" opacity=".4"/>` +
      `<path d="M118 ${y(0)}V${y(12)}" stroke="${p.ink}" stroke-width=".8"/>`;
    for (let c = 0; c <= 12; c++)
      s += `<path d="M118 ${y(c)}h${c % 3 ? 5 : 10}" stroke="${p.ink}" stroke-width=".8"/>`;
    s += text("十二寸", 110, y(6), p, 11, "end");
    s += `<path d="M249 ${y(0)}V${y(12)}V340" fill="none" stroke="${p.ink}" stroke-width="1"/>`;
    s += [["曲泽", 0], ["郄门", 7], ["间使", 9], ["内关", 10], ["大陵", 12]].map(([t, c]) => mark(t, 249, y(c), p, 386)).join("");
    return s + `<circle cx="282" cy="${y(12) + 1}" r="3" fill="${p.ground}" stroke="${p.ink}"/>${text("神门", 296, y(12) + 22, p, 12)}`;
  },
  /** 隔姜灸: cone, pierced ginger, skin. */
  moxa(p) {
    let s = `<path d="M222 74Q210 50 226 30Q242 10 230 -10M252 66Q268 40 250 22Q236 6 250 -10" fill="none" stroke="${p.wash}" stroke-width="1.3" opacity=".8"/>`;
    s += `<path d="M236 84L312 222H160Z" fill="${p.tint}" fill-opacity=".6" stroke="${p.ink}" stroke-width="1.3"/><path d="M236 84L252 113Q236 122 220 113Z" fill="${p.light}" stroke="${p.ink}"/>`;
    for (let k = 0; k < 9; k++)
      s += `<path d="M${226 - k * 5} ${128 + k * 10}q${12 + k * 4} 9 ${24 + k * 9} 1" fill="none" stroke="${p.ink}" stroke-width=".7" opacity=".55"/>`;
    s += `<path d="M128 222H344Q352 236 344 250H128Q120 236 128 222Z" fill="${p.light}" fill-opacity=".75" stroke="${p.ink}" stroke-width="1.2"/>`;
    for (let k = 0; k < 6; k++) s += `<path d="M${166 + k * 28} 226V246" stroke="${p.deep}" stroke-width="2"/>`;
    s += `<path d="M60 262Q236 240 420 262" fill="none" stroke="${p.ink}" stroke-width="1.4"/><path d="M60 282Q236 262 420 282M60 306Q236 288 420 306M60 334Q236 318 420 334" fill="none" stroke="${p.wash}" stroke-width=".8" stroke-dasharray="9 5"/>`;
    return s + mark("艾炷", 290, 180, p) + mark("姜片", 344, 236, p) + mark("皮肤", 396, 259, p, 424);
  },
  /** The scalp seen from above, with its standard lines, and a wrist's six areas below it as a ring. */
  ear(p) {
    const cx = 240;
    let s = `<ellipse cx="${cx}" cy="150" rx="112" ry="132" fill="${p.tint}" fill-opacity=".28" stroke="${p.ink}" stroke-width="1.4"/><path d="M${cx - 16} 22Q${cx} 2 ${cx + 16} 22" fill="none" stroke="${p.ink}" stroke-width="1.3"/>`;
    s += `<path d="M${cx} 50V250" stroke="${p.ink}" stroke-width="1.2"/>`;
    for (const [dx, a, b] of [[26, 48, 92], [50, 56, 96], [28, 170, 214], [54, 150, 210]])
      s += [-1, 1].map((k) => `<path d="M${cx + k * dx} ${a}V${b}" stroke="${p.ink}" stroke-width="2.2" opacity=".8"/>`).join("");
    s += [-1, 1].map((k) => `<path d="M${cx + k * 8} 132L${cx + k * 84} 170" stroke="${p.ink}" stroke-width="2.2"/>`).join("");
    for (let k = 0; k < 6; k++) s += `<circle cx="${126 + k * 46}" cy="322" r="13" fill="none" stroke="${p.ink}"/>${text("一二三四五六"[k], 119.5 + k * 46, 327, p, 13)}`;
    return s + mark("额中线", cx, 62, p) + mark("百会", cx, 132, p) + mark("顶颞前斜线", cx + 60, 158, p) + mark("枕区", cx, 238, p);
  },
  /** 针刺角度: straight, slanting and along the skin, through skin, fascia and muscle. */
  angles(p) {
    let s = `<path d="M50 196H440V250H50Z" fill="${p.tint}" opacity=".28"/><path d="M50 250H440V330H50Z" fill="${p.tint}" opacity=".5"/><path d="M50 196Q245 184 440 196" fill="none" stroke="${p.ink}" stroke-width="1.6"/><path d="M50 212H440" stroke="${p.wash}" stroke-width=".8"/><path d="M50 250H440" stroke="${p.wash}" stroke-width=".8" stroke-dasharray="6 5"/>`;
    for (let k = 0; k < 12; k++) s += `<path d="M50 ${262 + k * 6}Q245 ${256 + k * 6} 440 ${262 + k * 6}" fill="none" stroke="${p.wash}" stroke-width=".5" opacity=".6"/>`;
    for (const [name, x, degrees, deep] of [["直刺", 120, 90, 112], ["斜刺", 226, 45, 104], ["平刺", 322, 15, 84]]) {
      const a = (degrees * Math.PI) / 180, along = (length) => `${(x + Math.cos(a) * length).toFixed(1)} ${(192 + Math.sin(a) * length).toFixed(1)}`;
      s += `<path d="M${along(-118)}L${along(-64)}" stroke="${p.ink}" stroke-width="4.5" stroke-dasharray="1.6 1"/><path d="M${along(-64)}L${along(deep)}" stroke="${p.ink}" stroke-width="1.3"/><circle r="3" transform="translate(${along(deep)})" fill="${p.ink}"/>${text(`${name} ${degrees}°`, x - (degrees === 90 ? 32 : 20), 352, p, 14)}`;
    }
    return s + text("皮", 30, 208, p, 12) + text("筋膜", 20, 236, p, 12) + text("肌", 30, 296, p, 12);
  },
  /** 膏方: a lidded jar, a ladle, what drips from it. */
  jar(p) {
    return `<ellipse cx="230" cy="316" rx="150" ry="16" fill="${p.tint}" opacity=".6"/><path d="M150 140C110 176 104 270 146 312H314C356 270 350 176 310 140Z" fill="${p.light}" fill-opacity=".85" stroke="${p.ink}" stroke-width="1.5"/><path d="M146 128H314V146H146Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.2"/><path d="M158 128Q164 96 230 94T302 128Z" fill="${p.light}" stroke="${p.ink}" stroke-width="1.4"/><circle cx="230" cy="86" r="9" fill="${p.ink}"/><path d="M184 190H276V276H184Z" fill="${p.ground}" stroke="${p.ink}"/>${text("膏", 230, 248, p, 52, "middle")}<path d="M120 186Q110 240 132 288M336 196Q344 236 334 266" fill="none" stroke="${p.wash}" stroke-width="1.2" opacity=".8"/><path d="M372 60L398 214" stroke="${p.ink}" stroke-width="4" stroke-linecap="round"/><path d="M378 212Q400 204 418 214Q420 240 400 242Q380 240 378 212Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.3"/><path d="M400 244Q402 276 400 300" stroke="${p.ink}" stroke-width="2.4" opacity=".7"/><circle cx="400" cy="308" r="4" fill="${p.ink}" opacity=".7"/>`;
  },
  /** 医案: sheets under each other, written in columns, one line struck out and written anew. */
  record(p) {
    let s = "";
    [[-5, 30], [3, 16], [-1, 0]].forEach(([turn, dx], i) => {
      s += `<g transform="rotate(${turn} 250 190)"><rect x="${112 + dx}" y="${38 + i * 4}" width="270" height="290" fill="${i === 2 ? p.light : p.tint}" fill-opacity="${i === 2 ? 0.95 : 0.6}" stroke="${p.ink}" stroke-width=".9"/></g>`;
    });
    for (let k = 0; k < 8; k++) s += `<path d="M${146 + k * 29} 60V318" stroke="${p.wash}" stroke-width=".6" opacity=".8"/>`;
    for (let k = 0; k < 7; k++) s += `<path d="M${365 - k * 29 - 4} ${k % 3 ? 72 : 92}V${[300, 264, 306, 210, 296, 280, 190][k]}" stroke="${p.ink}" stroke-width="9" stroke-dasharray="10 6" opacity="${k === 3 ? 0.22 : 0.5}"/>`;
    return `<g transform="rotate(-1 250 190)">${s}<path d="M274 72V214" stroke="${p.ink}" stroke-width="1.6"/></g><path d="M402 60L436 292" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/><path d="M434 290Q444 314 442 336Q430 318 428 292Z" fill="${p.ink}"/>`;
  },
};
