// The disciples' portraits, a series by one hand: nobody's face; a robe, a moon, a character in seal.
// What differs is chosen by the row and its seed: paper, backdrop, moon, robe, collar, hair.
import { defs, dice, hills, papers, seal, seedOf, sheet } from "./cover.mjs";

const n = (x) => Math.round(x * 10) / 10;
const P = (x, y) => `${n(x)} ${n(y)}`;
const w = 300, h = 400;

/** Cloths by dye: what the light touches, what lies in the folds, the hem of the collar. */
const cloths = {
  ink: ["#858b86", "#2b3035", "#faf4e6"],
  bamboo: ["#64907d", "#1f4437", "#f2f5ea"],
  umber: ["#ab875c", "#4d3521", "#fbf2df"],
  indigo: ["#7184a8", "#29374f", "#f4efe2"],
  grape: ["#93788a", "#43333f", "#f6eee4"],
  hemp: ["#fbf6ea", "#d8cfba", "#6d6a60"],
  celadon: ["#cfdccb", "#8fae9b", "#33554a"],
};
const cloth = (name, light, fold) =>
  `<linearGradient id="${name}" x1="0.2" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${fold}" stop-opacity=".96"/><stop offset="1" stop-color="${fold}"/></linearGradient>`;

/** Whether a paper is dark: its ground stands for night. */
const dusk = ({ ground, light }) => ground < light && ground < "#8";

/* ── behind the person ─────────────────────────────────────────────── */
export const backdrops = {
  plain: () => "",
  hills: (p, d) => `<g opacity=".75">${hills(p, d, { w, h, layers: 3, from: 0.32, peak: d.between(0.2, 0.8), needleAt: false, moon: false })}</g>`,
  bamboo(p, d) {
    let s = "";
    for (const [dx, lw] of [[22, 5], [44, 3], [66, 2]]) {
      const x = dx, lean = d.between(-10, 10);
      s += `<path d="M${P(x, -10)}L${P(x + lean, h + 10)}" stroke="${p.wash}" stroke-width="${lw}" opacity=".5"/>`;
      for (let y = 30 + dx; y < h; y += 62) s += `<path d="M${P(x + (lean * y) / h - lw, y)}h${lw * 2}" stroke="${p.ground}" stroke-width="2"/>`;
      for (let k = 0; k < 5; k++) {
        const y = d.between(20, 300), to = d.between(26, 44);
        s += `<path d="M${P(x, y)}q${P(to * 0.4, -6)} ${P(to, 16)}q${P(-to * 0.7, -4)} ${P(-to, -16)}Z" fill="${p.wash}" opacity="${n(d.between(0.35, 0.6) * 100) / 100}"/>`;
      }
    }
    return `<g filter="url(#brush)">${s}</g>`;
  },
  lattice(p) {
    let s = "";
    for (let k = 1; k < 7; k++) s += `<path d="M${k * 43} 0V${h}M0 ${k * 57}H${w}" stroke="${p.wash}" stroke-width="1.2" opacity=".28"/>`;
    return `${s}<rect x="14" y="14" width="${w - 28}" height="${h + 40}" fill="none" stroke="${p.wash}" stroke-width="4" opacity=".3"/>`;
  },
  papers(p, d) {
    let s = `<path d="M0 34Q150 52 300 30" fill="none" stroke="${p.ink}" stroke-width=".8" opacity=".5"/>`;
    for (const x of [14, 82, 152, 206]) {
      const tall = x > 200 ? 70 : d.between(90, 190), wide = x > 200 ? 34 : d.between(40, 54), y = 40 + d.between(-3, 3);
      s += `<g transform="rotate(${n(d.between(-2, 2))} ${x} ${y})"><path d="M${P(x, y)}h${n(wide)}v${n(tall)}h${n(-wide)}Z" fill="${p.light}" fill-opacity="${dusk(p) ? 0.16 : 0.5}" stroke="${p.wash}" stroke-width=".7"/>`;
      for (let k = 1; k < 5; k++) s += `<path d="M${P(x + (wide * k) / 5, y + 10)}v${n(tall * d.between(0.4, 0.82))}" stroke="${p.ink}" stroke-width="1.6" stroke-dasharray="5 3.400" opacity=".22"/>`;
      s += "</g>";
    }
    return s;
  },
  apricot(p, d) {
    const twigs = [[40, 78, 70, 40], [78, 96, 122, 60], [108, 104, 128, 148], [20, 62, 26, 112]];
    let s = `<path d="M-10 54C30 72 70 90 170 92" fill="none" stroke="${p.ink}" stroke-width="4" stroke-linecap="round" opacity=".6"/>${twigs.map(([a, b, c, e]) => `<path d="M${a} ${b}Q${(a + c) / 2} ${b} ${c} ${e}" fill="none" stroke="${p.ink}" stroke-width="1.8" opacity=".55"/>`).join("")}`;
    for (const [x, y] of [[70, 40], [122, 60], [128, 148], [26, 112], [150, 94], [92, 84], [52, 64], [170, 92]]) {
      const r = d.between(6, 9), from = d.between(0, 6);
      for (let k = 0; k < 5; k++) s += `<circle cx="${n(x + Math.cos(from + k * 1.257) * r * 0.72)}" cy="${n(y + Math.sin(from + k * 1.257) * r * 0.72)}" r="${n(r * 0.52)}" fill="${p.light}" stroke="${p.wash}" stroke-width=".6"/>`;
      s += `<circle cx="${x}" cy="${y}" r="1.6" fill="${p.ink}"/>`;
    }
    return s;
  },
  rain(p, d) {
    let s = "";
    for (let k = 0; k < 70; k++) s += `<path d="M${P(d.between(-20, w), d.between(-20, h))}l-5 ${n(d.between(14, 34))}" stroke="${p.wash}" stroke-width=".8" opacity="${n(d.between(0.2, 0.5) * 100) / 100}"/>`;
    return s;
  },
  drawers(p) {
    let s = "";
    for (let r = 0; r < 6; r++) for (let c = 0; c < 5; c++) {
      const x = 12 + c * 56, y = 14 + r * 50;
      s += `<rect x="${x}" y="${y}" width="52" height="46" fill="${p.tint}" fill-opacity="${n(0.12 + 0.1 * ((r * 2 + c) % 3))}" stroke="${p.wash}" stroke-width=".9" stroke-opacity=".6"/><circle cx="${x + 26}" cy="${y + 29}" r="3.6" fill="none" stroke="${p.wash}" stroke-width="1.1"/><path d="M${x + 26} ${y + 22}v4" stroke="${p.wash}"/>`;
    }
    return s;
  },
  lake(p, d) {
    let s = "";
    for (let k = 0; k < 26; k++) s += `<path d="M${P(d.between(-30, w - 40), 190 + k * 8)}h${n(d.between(30, 120))}" stroke="${p.wash}" stroke-width=".9" opacity=".45"/>`;
    for (let k = 0; k < 11; k++) {
      const x = d.between(2, 60), top = d.between(110, 230);
      s += `<path d="M${P(x, h)}Q${P(x - 4, (h + top) / 2)} ${P(x + d.between(4, 24), top)}" fill="none" stroke="${p.ink}" stroke-width="1.1" opacity=".45"/>`;
    }
    return s;
  },
  pine(p, d) {
    let s = `<path d="M-10 20C40 60 60 60 130 74M60 56C70 90 64 110 84 132" fill="none" stroke="${p.ink}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
    for (const [x, y] of [[40, 44], [84, 60], [130, 74], [84, 132], [66, 96], [14, 30], [108, 66]])
      for (let k = 0; k < 15; k++) {
        const a = Math.PI + (k / 14) * Math.PI + d.between(-0.06, 0.06), r = d.between(20, 27);
        s += `<path d="M${P(x, y)}l${P(Math.cos(a) * r, Math.sin(a) * r)}" stroke="${p.wash}" stroke-width=".9" opacity=".75"/>`;
      }
    return s;
  },
};

/* ── the moon ──────────────────────────────────────────────────────── */
const moons = {
  full: (x, y, r, fill, p, o) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${o}"/>`,
  ringed: (x, y, r, fill, p, o) => `<circle cx="${x}" cy="${y}" r="${n(r * 0.9)}" fill="${fill}" opacity="${o}"/><circle cx="${x}" cy="${y}" r="${n(r * 1.06)}" fill="none" stroke="${fill}" stroke-width="1.4" opacity="${o}"/>`,
  clouded: (x, y, r, fill, p, o) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${o}"/>${[-0.34, -0.2, 0.3].map((t, i) => `<path d="M${P(x - r * (1.25 - i * 0.3), y + r * t)}h${n(r * (0.9 + i * 0.3))}" stroke="${p.ground}" stroke-width="${7 - i * 2}" stroke-linecap="round" opacity=".85"/>`).join("")}`,
  wide: (x, y, r, fill, p, o) => `<circle cx="${x}" cy="${n(y + r * 0.34)}" r="${n(r * 1.28)}" fill="${fill}" opacity="${n(o * 80) / 100}"/>`,
};

/* ── hair, in units of the head's radius around its middle ─────────── */
const outer = "M-.94 .12C-1.06 -1.5 1.06 -1.5 .94 .12";
const lines = {
  sweep: "C.72 -.36 .3 -.62 -.24 -.58C-.6 -.5 -.8 -.2 -.94 .12Z",
  parted: "C.84 -.3 .5 -.62 .06 -.8C-.4 -.62 -.82 -.3 -.94 .12Z",
  fringe: "C.9 -.1 .86 -.2 .8 -.26Q.02 -.5 -.8 -.26C-.86 -.2 -.9 -.1 -.94 .12Z",
  high: "C.92 -.34 .72 -.76 .06 -.78C-.66 -.78 -.9 -.36 -.94 .12Z",
};
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const hairs = {
  short: { over: (c) => shape(outer + lines.sweep, c) },
  side: { over: (c) => `<g transform="scale(-1 1)">${shape(outer + lines.sweep, c)}</g>` },
  crop: { over: (c) => shape(outer + lines.high, c) },
  elder: { over: (c, p) => shape(outer + lines.high, c) + `<path d="M-.5 .74Q0 1 .5 .74C.44 1.4 .2 1.9 .02 2.06C-.18 1.9 -.44 1.4 -.5 .74Z" fill="${c}" stroke="${p.light}" stroke-width=".02"/>` },
  knot: { over: (c) => shape(outer + lines.parted, c) + `<circle cx=".04" cy="-1.3" r=".27" fill="${c}"/><path d="M-.5 -1.36L.56 -1.2" stroke="${c}" stroke-width=".045"/>` },
  cap: { over: (c, p) => shape("M-1 -.42C-.94 -1.5 .94 -1.5 1 -.42Q0 -.74 -1 -.42Z", c) + `<path d="M-1.02 -.38Q0 -.7 1.02 -.38" stroke="${p.light}" stroke-width=".035" fill="none" opacity=".8"/><path d="M-.94 .1L-.98 -.4L-.72 -.46ZM.94 .1L.98 -.4L.72 -.46Z" fill="${c}"/>` },
  scarf: { over: (c, p) => shape("M-1 -.3C-1 -1.56 1 -1.56 1 -.3Q.5 -.66 0 -.66T-1 -.3Z", c) + shape("M.8 -.86C1.3 -1 1.5 -.6 1.36 -.2C1.2 -.36 1 -.5 .86 -.6Z", c) + `<path d="M-.94 -.52Q0 -.98 .94 -.52" stroke="${p.light}" stroke-width=".03" fill="none" opacity=".6"/>` },
  bun: { over: (c) => shape(outer + lines.sweep, c) + `<circle cx=".1" cy="-1.36" r=".36" fill="${c}"/><path d="M-.6 -1.5L.84 -1.2" stroke="${c}" stroke-width=".035"/>` },
  nape: { under: (c) => `<circle cx=".98" cy=".5" r=".42" fill="${c}"/><path d="M.6 .16L1.52 .8" stroke="${c}" stroke-width=".045"/>`, over: (c) => shape(outer + lines.parted, c) },
  bob: { under: (c) => shape("M-1.1 .74C-1.3 -1.7 1.3 -1.7 1.1 .74Q.8 .96 .5 .9L-.5 .9Q-.8 .96 -1.1 .74Z", c), over: (c) => shape(outer + lines.fringe, c) },
  long: { under: (c) => shape("M-1.02 -.2C-1.3 1 -1.2 1.9 -1.34 2.5L1.34 2.5C1.2 1.9 1.3 1 1.02 -.2Z", c), over: (c) => shape(outer + lines.parted, c) },
  tail: { under: (c) => shape("M.3 -1C1.3 -1.3 1.7 -.2 1.44 1.5C1.2 .9 1.1 .3 .8 -.2Z", c), over: (c) => shape(outer + lines.sweep, c) },
  braid: {
    over: (c) => shape(outer + lines.fringe, c),
    front: (c, p) => shape("M.78 .1C1.14 .5 1.1 .9 .96 1.3L.66 1.1Z", c) + [0, 1, 2, 3, 4, 5].map((k) => `<ellipse cx="${n((0.86 - k * 0.02) * 100) / 100}" cy="${n((1.28 + k * 0.3) * 100) / 100}" rx=".21" ry=".2" fill="${c}" stroke="${p.light}" stroke-width=".02" transform="rotate(${k % 2 ? 20 : -20} .86 ${n((1.28 + k * 0.3) * 100) / 100})"/>`).join("") + shape("M.7 3.02L.9 3.02L.86 3.4Z", c),
  },
};
export const hairOf = { m: ["short", "side", "cap", "crop", "knot", "short", "elder", "side", "scarf", "crop"], f: ["bun", "bob", "nape", "long", "braid", "tail", "bob", "bun", "nape"] };

/* ── collars: all close to the wearer's right (右衽) ────────────────── */
const collars = {
  cross: (cx, y) => `<path d="M${P(cx + 31, y)}C${P(cx + 30, y + 58)} ${P(cx - 4, y + 104)} ${P(cx - 40, h + 8)}" stroke-width="5"/><path d="M${P(cx - 31, y)}C${P(cx - 26, y + 52)} ${P(cx - 12, y + 74)} ${P(cx - 2, y + 94)}" stroke-width="5"/>`,
  double: (cx, y) => `${collars.cross(cx, y)}<path d="M${P(cx + 21, y + 4)}C${P(cx + 19, y + 40)} ${P(cx + 2, y + 66)} ${P(cx - 9, y + 84)}M${P(cx - 21, y + 4)}C${P(cx - 18, y + 36)} ${P(cx - 10, y + 56)} ${P(cx - 2, y + 72)}" stroke-width="2.400"/>`,
  stand: (cx, y, hem) => `<path d="M${P(cx - 30, y + 4)}Q${P(cx, y + 22)} ${P(cx + 30, y + 4)}" stroke-width="4.500"/><path d="M${P(cx, y + 14)}V${h + 6}" stroke-width="1.400"/>${[34, 70, 106, 142].map((k) => `<path d="M${P(cx - 13, y + k)}h26" stroke-width="2.600" stroke-linecap="round"/><circle cx="${n(cx)}" cy="${n(y + k)}" r="3" fill="${hem}" stroke="none"/>`).join("")}`,
  slant: (cx, y, hem) => `<path d="M${P(cx - 30, y + 4)}Q${P(cx, y + 22)} ${P(cx + 30, y + 4)}" stroke-width="4.500"/><path d="M${P(cx + 2, y + 14)}C${P(cx - 20, y + 50)} ${P(cx - 66, y + 56)} ${P(cx - 84, y + 84)}L${P(cx - 92, h + 8)}" stroke-width="3"/>${[[-2, 22], [-44, 54], [-84, 92]].map(([dx, k]) => `<circle cx="${n(cx + dx)}" cy="${n(y + k)}" r="3.400" fill="${hem}" stroke="none"/>`).join("")}`,
  coat: (cx, y) => `<path d="M${P(cx - 32, y)}L${P(cx - 46, y + 44)}L${P(cx - 28, y + 58)}L${P(cx - 4, y + 118)}M${P(cx + 32, y)}L${P(cx + 46, y + 44)}L${P(cx + 28, y + 58)}L${P(cx - 4, y + 118)}V${h + 6}" stroke-width="2.200"/><path d="M${P(cx + 52, y + 128)}h34" stroke-width="2.200"/>`,
  round: (cx, y) => `<path d="M${P(cx - 36, y + 2)}C${P(cx - 32, y + 40)} ${P(cx + 32, y + 40)} ${P(cx + 36, y + 2)}" stroke-width="5"/><path d="M${P(cx + 22, y + 26)}L${P(cx + 30, h + 6)}" stroke-width="1.600" opacity=".7"/>`,
};

export function disciplePortrait({ name, char, seed, sex = "m", paper, backdrop, moon, robe, collar, hair }) {
  const d = dice(`disciple-${seed}`), base = papers[paper], night = dusk(base);
  const p = night ? { ...base, ink: base.deep, wash: base.wash } : base;
  const cx = n(150 + d.between(-16, 16)), hy = n(170 + d.between(-8, 8)), r = n(sex === "f" ? d.between(40, 43) : d.between(42, 46)), tilt = n(d.between(-4, 4));
  const [light, fold, hem] = cloths[robe], slope = d.between(-8, 8), wide = (sex === "f" ? 112 : 124) + d.between(-6, 6), y = hy + r * 1.02, sh = 256;
  const body = `M${P(cx - 30, y)}C${P(cx - 34, sh - 20)} ${P(cx - wide * 0.87, sh - 8 + slope)} ${P(cx - wide, sh + 52 + slope)}C${P(cx - wide - 12, 336)} ${P(cx - wide - 18, h)} ${P(cx - wide - 22, h + 20)}H${n(cx + wide + 22)}C${P(cx + wide + 18, h)} ${P(cx + wide + 12, 336)} ${P(cx + wide, sh + 52 - slope)}C${P(cx + wide * 0.87, sh - 8 - slope)} ${P(cx + 34, sh - 20)} ${P(cx + 30, y)}Z`;
  const skin = base.light, chin = d.between(1.04, 1.18);
  const face = `M-.82 -.2C-.86 -1.3 .86 -1.3 .82 -.2C.8 .66 .34 ${n(chin * 100) / 100} 0 ${n((chin + 0.02) * 100) / 100}C-.34 ${n(chin * 100) / 100} -.8 .66 -.82 -.2Z`;
  const grey = hair === "elder" || (sex === "m" && d.next() < 0.12), tone = grey ? (night ? "#b9b6ab" : "#8f9089") : night ? base.deep : base.ink;
  const cut = hairs[hair], around = (inner) => (inner ? `<g transform="translate(${cx} ${hy}) rotate(${tilt}) scale(${r})">${inner}</g>` : "");
  const disc = moons[moon](n(cx + d.between(-14, 14)), n(hy - 4 + d.between(-14, 6)), n(d.between(98, 112)), night ? base.wash : base.light, p, night ? 0.5 : 0.8);
  const folds = [-1, 1].map((k) => `<path d="M${P(cx + k * wide * 0.72, sh + 62)}Q${P(cx + k * wide * 0.6, 340)} ${P(cx + k * wide * 0.66, h + 4)}" fill="none" stroke="${fold}" stroke-width="1.6" opacity=".55"/>`).join("");
  // On a night ground a dark robe would sink into it: an edge of moonlight keeps it apart.
  const edge = `<path d="${body}" fill="none" stroke="${night ? base.wash : fold}" stroke-width="${night ? 1.2 : 0.8}" opacity=".7"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${name}">${defs(base, seedOf(seed))}${sheet(base, w, h)}${backdrops[backdrop]({ ...base, ink: base.ink }, d)}${disc}${cloth("robe", light, fold)}${around(cut.under?.(tone, base))}<path d="M${P(cx - 20, hy + r * 0.6)}V${n(y + 26)}H${n(cx + 20)}V${n(hy + r * 0.6)}Z" fill="${skin}"/><path d="${body}" fill="url(#robe)"/>${folds}${edge}<g fill="none" stroke="${hem}" opacity=".92">${collars[collar](cx, y + 4, hem)}</g>${around(`${shape(face, skin)}<path d="${face}" fill="none" stroke="${night ? base.deep : base.ink}" stroke-width=".024" opacity=".55"/>${cut.over(tone, base)}${cut.front?.(tone, base) ?? ""}`)}${seal(char, { x: w - 54, y: 22, size: 40, color: base.ink, paper: base.light, carved: false })}</svg>\n`;
}

/** How the series goes round: neighbours in a list differ in paper, backdrop, cloth and hair. */
export function cast(profiles) {
  const sheets = ["zhu", "xuan", "zhe", "dian", "mo", "qing"], scenes = Object.keys(backdrops), discs = Object.keys(moons), met = { m: 0, f: 0 };
  const dyes = { zhu: ["bamboo", "ink", "hemp", "grape"], xuan: ["ink", "indigo", "bamboo", "umber"], zhe: ["umber", "indigo", "grape", "hemp", "bamboo"], dian: ["indigo", "celadon", "ink", "hemp"], mo: ["ink", "celadon", "grape", "umber"], qing: ["bamboo", "hemp", "umber", "celadon"] };
  const closings = { m: ["cross", "stand", "coat", "double", "round", "cross", "slant"], f: ["double", "slant", "cross", "coat", "stand", "cross", "round"] };
  return profiles.map(({ nickname, sex }, i) => {
    const paper = sheets[(i + Math.floor(i / 6)) % 6], k = met[sex]++;
    return { name: nickname, char: Array.from(nickname).at(-1), seed: `${nickname}-${i + 1}`, sex, paper, backdrop: scenes[(i * 7 + Math.floor(i / 10)) % scenes.length], moon: discs[(i * 3 + Math.floor(i / 4)) % discs.length], robe: dyes[paper][Math.floor(i / 6 + k) % dyes[paper].length], collar: closings[sex][k % closings[sex].length], hair: hairOf[sex][k % hairOf[sex].length] };
  });
}
