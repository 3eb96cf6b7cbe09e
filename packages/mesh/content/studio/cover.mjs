// The house art: covers, portraits, banners and seals as SVG. Deterministic: same input, same bytes.
// Four families: hills (水墨), herb (白描本草), chart (经络图), plate (金石). One family per category, varied by seed.
import { motifs } from "./motifs.mjs";
import { column, glyph, words } from "./type.mjs";

export { column, glyph, words };

const W = 640, H = 360;

/* ── chance, with a memory ─────────────────────────────────────────── */
export const seedOf = (s) => Array.from(String(s)).reduce((h, c) => Math.imul(h ^ c.codePointAt(0), 16777619) >>> 0, 2166136261);
export function dice(seed) {
  let a = seedOf(seed);
  const next = () => { a = (a + 0x6d2b79f5) | 0; let t = Math.imul(a ^ (a >>> 15), 1 | a); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
  const between = (lo, hi) => lo + (hi - lo) * next();
  const noise = () => { const v = Array.from({ length: 256 }, next); return (x) => { const i = Math.floor(x), f = x - i, u = f * f * (3 - 2 * f); return v[i & 255] * (1 - u) + v[(i + 1) & 255] * u; }; };
  return { next, between, noise, pick: (list) => list[Math.floor(next() * list.length)] };
}
const n = (x) => Math.round(x * 10) / 10;
const P = (x, y) => `${n(x)} ${n(y)}`;

/* ── grounds: the papers and dyes we print on ──────────────────────── */
export const papers = {
  xuan: { ground: "#f5f0e4", deep: "#ebe3d1", ink: "#262b30", wash: "#8a9086", tint: "#c9cdb9", light: "#fffaf0" },
  zhu:  { ground: "#dfe6da", deep: "#cfd9cb", ink: "#1e4336", wash: "#5d8573", tint: "#aac4b2", light: "#f3f5ea" },
  zhe:  { ground: "#ecdfc9", deep: "#e0cfb2", ink: "#4b3320", wash: "#a47f55", tint: "#d3b68c", light: "#faf1de" },
  dian: { ground: "#26334b", deep: "#1d2739", ink: "#ebe4d3", wash: "#7f90b0", tint: "#485b80", light: "#f4ecd8" },
  qing: { ground: "#24443a", deep: "#1b362e", ink: "#ece6d4", wash: "#83a893", tint: "#44705d", light: "#f4eedb" },
  mo:   { ground: "#26282a", deep: "#1b1d1f", ink: "#e9e3d5", wash: "#8d8a82", tint: "#4a4b4a", light: "#f4eedf" },
};
const CINNABAR = "#b5382a";

/* ── shared parts ──────────────────────────────────────────────────── */
export const defs = (p, seed) => `<defs>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="${seed % 97}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="7"/></filter>
<filter id="stone" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="${seed % 89}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="2.2"/></filter>
<filter id="wash" x="-5%" y="-10%" width="110%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".006 .018" numOctaves="4" seed="${seed % 83}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="26" result="d"/><feColorMatrix in="t" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.1 1.75" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".9 .35" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.1 .62"/></filter>
<radialGradient id="edge" cx=".5" cy=".45" r=".8"><stop offset=".55" stop-color="${p.ground}" stop-opacity="0"/><stop offset="1" stop-color="${p.deep}"/></radialGradient>
</defs>`;
export const sheet = (p, w = W, h = H) => `<rect width="${w}" height="${h}" fill="${p.ground}"/><rect width="${w}" height="${h}" fill="url(#edge)"/><rect width="${w}" height="${h}" filter="url(#grain)" opacity=".10"/>`;

/** A seal. `carved` is white on red (白文), else red on paper (朱文). One or two or four characters, read right to left. */
export function seal(text, { x, y, size, color = CINNABAR, paper = "#fdf8ec", carved = true }) {
  const cs = [...text], one = cs.length === 1, four = cs.length === 4;
  const w = cs.length === 2 ? size * 0.56 : size, h = size, pad = size * 0.1;
  const cell = one ? size - pad * 1.6 : (h - pad * 1.6) / 2;
  const at = one ? [[0, 0]] : four ? [[1, 0], [1, 1], [0, 0], [0, 1]] : [[0, 0], [0, 1]];
  const face = carved ? paper : color;
  const ox = x + (w - (four ? 2 : 1) * cell) / 2, oy = y + (h - (one ? 1 : 2) * cell) / 2;
  return `<g filter="url(#stone)"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(size * 0.06)}" fill="${carved ? color : "none"}" stroke="${color}" stroke-width="${carved ? 0 : n(size * 0.06)}"/>${cs.map((c, i) => glyph(c, ox + at[i][0] * cell, oy + at[i][1] * cell, cell, face)).join("")}</g>`;
}
/** The needle: one fine line, a dot where it meets. */
export const needle = (x1, y1, x2, y2, ink, { dot = 3.2, handle = true, opacity = 1 } = {}) => {
  const L = Math.hypot(x2 - x1, y2 - y1), ux = (x2 - x1) / L, uy = (y2 - y1) / L, k = Math.min(34, L * 0.2);
  return `<g stroke="${ink}" fill="${ink}" opacity="${opacity}"><path d="M${P(x1, y1)}L${P(x2, y2)}" stroke-width="1"/>${handle ? `<path d="M${P(x1, y1)}L${P(x1 + ux * k, y1 + uy * k)}" stroke-width="2.6" stroke-dasharray="1.2 1"/>` : ""}<circle cx="${n(x2)}" cy="${n(y2)}" r="${dot}" stroke="none"/></g>`;
};
const label = (text, x, y, tx, ty, ink, { size = 11, opacity = 0.85 } = {}) =>
  `<g opacity="${opacity}"><path d="M${P(x, y)}L${P(tx, ty)}" stroke="${ink}" stroke-width=".8"/><circle cx="${n(x)}" cy="${n(y)}" r="1.9" fill="${ink}"/>${words(text, { x: tx + (tx >= x ? 5 : -5), y: ty + size * 0.36, size, fill: ink, anchor: tx >= x ? "start" : "end", track: 1 })}</g>`;

/* ── family 1 · hills ──────────────────────────────────────────────── */
export function hills(p, d, { w = W, h = H, layers = 5, from = 0.36, moon = true, peak = 0.5, boat = false, landmark, needleAt = true } = {}) {
  let out = "", meet = [w * 0.5, h * 0.4];
  const mx = d.between(0.22, 0.46) * w, my = h * d.between(0.2, 0.3), mr = h * d.between(0.085, 0.13);
  if (moon) out += `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="${p.light}" opacity=".9"/><circle cx="${n(mx)}" cy="${n(my)}" r="${n(mr)}" fill="none" stroke="${p.wash}" stroke-width=".8" opacity=".6"/>`;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1), f = d.noise(), g = d.noise(), base = h * (from + 0.5 * t), amp = h * (0.34 - 0.2 * t), top = peak * w + d.between(-0.2, 0.2) * w;
    let pts = "", best = [0, h];
    for (let x = -20; x <= w + 20; x += 5) {
      const near = Math.exp(-(((x - top) / (w * (0.16 + 0.16 * t))) ** 2));
      const y = base - amp * (0.25 * f(x / (w * 0.16)) + 0.62 * near * (0.7 + 0.3 * g(x / (w * 0.05)))) - amp * 0.09 * g(x / (w * 0.03)) - amp * 0.05 * f(x / 9);
      pts += `${P(x, y)} `; if (y < best[1] && x > w * 0.1 && x < w * 0.9) best = [x, y];
    }
    if (i === 1) meet = best;
    const dark = 0.16 + 0.62 * t * t;
    out += `<linearGradient id="h${i}" x1="0" y1="${n((base - amp) / h)}" x2="0" y2="${n(Math.min(1, (base + h * 0.2) / h))}" gradientUnits="objectBoundingBox"><stop offset="0" stop-color="${t > 0.6 ? p.ink : p.wash}" stop-opacity="${n(dark)}"/><stop offset="1" stop-color="${p.wash}" stop-opacity="${t === 1 ? 0.12 : 0}"/></linearGradient>`;
    out = out.replace(/<linearGradient id="h(\d)"[^>]*>/g, (m, k) => `<linearGradient id="h${k}" x1="0" y1="0" x2="0" y2="1">`);
    out += `<g filter="url(#wash)"><path d="M-20 ${h + 40}L${pts}L${w + 20} ${h + 40}Z" fill="url(#h${i})"/></g>`;
    out += `<path d="M${pts.trim().replace(/ (?=-?[\d.]+ -?[\d.]+)/g, " ")}" fill="none" stroke="${p.ink}" stroke-width="${n(0.5 + t * 0.5)}" opacity="${n(0.14 + 0.2 * t)}" filter="url(#brush)"/>`;
  }
  if (boat) { const bx = d.between(0.18, 0.34) * w, by = h * 0.9; out += `<g stroke="${p.ink}" fill="none" stroke-width="1.2" stroke-linecap="round"><path d="M${P(bx, by)}q16 9 40 0" fill="${p.ink}"/><path d="M${P(bx + 12, by + 1)}q6-11 16-1" /><path d="M${P(bx + 32, by - 14)}l6 16" stroke-width=".8"/></g>`; for (let k = 0; k < 4; k++) out += `<path d="M${P(bx - 40 + k * 30, by + 10 + k * 4)}h${n(d.between(30, 70))}" stroke="${p.ink}" stroke-width=".6" opacity=".35"/>`; }
  if (landmark) out += landmarks[landmark](p, d, w, h, meet);
  for (let k = 0; k < 3; k++) { const bx = mx + mr * 1.5 + k * 15, by = my + d.between(-14, 10); out += `<path d="M${P(bx, by)}q3-4 6 0q3-4 6 0" fill="none" stroke="${p.ink}" stroke-width=".9" opacity=".55"/>`; }
  if (needleAt) out += needle(meet[0], 0, meet[0], meet[1], p.ink, { dot: 3.2, opacity: 0.85 });
  return out;
}

/** What tells one place's hills from another's. */
const landmarks = {
  /** 黄山松: a pine that leans out over the valley. */
  pine(p, d) {
    let s = `<path d="M-6 268C40 256 66 236 96 190M58 240C90 232 120 226 150 228" fill="none" stroke="${p.ink}" stroke-width="4.5" stroke-linecap="round"/>`;
    for (const [x, y, r] of [[96, 188, 34], [62, 206, 30], [128, 206, 28], [150, 228, 26], [34, 238, 26], [112, 236, 24]])
      for (let k = 0; k < 26; k++) { const a = Math.PI + (k / 25) * Math.PI, q = r * d.between(0.8, 1.05); s += `<path d="M${P(x, y)}l${P(Math.cos(a) * q, Math.sin(a) * q * 0.5)}" stroke="${p.ink}" stroke-width="1" opacity=".8"/>`; }
    return s;
  },
  /** A brick tower of many eaves, far off. */
  tower(p, d, w, h) {
    const x = w * 0.12; let s = "", y = h * 0.84;
    for (let k = 0; k < 9; k++) { const a = 17 - k * 1.3, t = 15 - k * 0.35; s += `<path d="M${P(x - a, y)}h${n(a * 2)}v${n(-t)}h${n(-a * 2)}ZM${P(x - a - 5, y - t + 3)}q5-4 5-7h${n(a * 2)}q0 3 5 7Z" fill="${p.ink}" opacity=".82"/>`; y -= t + 3; }
    return `${s}<path d="M${P(x, y + 4)}v-20" stroke="${p.ink}" stroke-width="2"/>`;
  },
  /** Tea in rows, following the slope. */
  terraces(p, d, w, h) {
    let s = "";
    for (let k = 0; k < 9; k++) { const y = h * 0.76 + k * 11; s += `<path d="M-10 ${n(y)}Q${P(w * 0.3, y - 34 + k * 3)} ${P(w * 0.62, y + 4)}T${w + 10} ${n(y - 6)}" fill="none" stroke="${p.ink}" stroke-width="${n(2.4 + k * 0.3)}" stroke-dasharray="1 5" stroke-linecap="round" opacity="${n(0.35 + k * 0.05)}"/>`; }
    return s;
  },
  snow: (p, d, w, h) => Array.from({ length: 90 }, () => `<circle cx="${n(d.between(0, w * 0.8))}" cy="${n(d.between(0, h))}" r="${n(d.between(0.8, 2.3))}" fill="${p.light}" opacity="${n(d.between(0.4, 0.95))}"/>`).join(""),
  /** Stone steps to a gate. */
  gate(p, d, w, h) {
    let s = ""; for (let k = 0; k < 8; k++) s += `<path d="M${P(w * 0.27 - 16 - k * 5, h * 0.75 + k * 11)}h${n(32 + k * 10)}" stroke="${p.ink}" stroke-width="1.6" opacity=".7"/>`;
    const x = w * 0.27, y = h * 0.74; return `${s}<path d="M${P(x - 20, y)}V${n(y - 40)}M${P(x + 20, y)}V${n(y - 40)}" stroke="${p.ink}" stroke-width="4"/><path d="M${P(x - 42, y - 38)}Q${P(x - 28, y - 42)} ${P(x - 22, y - 54)}H${n(x + 22)}Q${P(x + 28, y - 42)} ${P(x + 42, y - 38)}Z" fill="${p.ink}"/>`;
  },
  /** River boats with furled sails. */
  sails(p, d, w, h) {
    let s = ""; for (const [x, y, k] of [[0.16, 0.9, 1], [0.3, 0.84, 0.7], [0.42, 0.88, 0.82]]) s += `<g transform="translate(${n(w * x)} ${n(h * y)}) scale(${k})"><path d="M0 0q26 12 56 0" fill="${p.ink}" stroke="${p.ink}"/><path d="M26 2V-56M26 -54Q52 -30 46 -6L28 -4Z" fill="${p.light}" fill-opacity=".8" stroke="${p.ink}" stroke-width="1.2"/></g>`;
    return s;
  },
};

/* ── family 2 · herb ───────────────────────────────────────────────── */
const turn = (x, y, a) => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
/** One leaf blade from (x,y) towards angle a: outline and midrib. */
function blade(x, y, a, len, wid, tip = 0.5) {
  const q = (px, py) => { const [u, v] = turn(px, py, a); return P(x + u, y + v); };
  return { shape: `M${q(0, 0)}C${q(len * 0.25, -wid)} ${q(len * tip, -wid)} ${q(len, 0)}C${q(len * tip, wid)} ${q(len * 0.25, wid)} ${q(0, 0)}Z`, rib: `M${q(0, 0)}L${q(len * 0.92, 0)}`, end: q(len, 0) };
}
class Plant {
  constructor(p) { this.p = p; this.wash = ""; this.line = ""; }
  leaf(b, { rib = true } = {}) { this.wash += b.shape; this.line += b.shape + (rib ? b.rib : ""); }
  stroke(path) { this.line += path; }
  pinnate(x, y, a, len, pairs, size) {
    const bend = 0.5; let px = x, py = y, ang = a; const step = len / pairs;
    this.stroke(`M${P(x, y)}`);
    for (let i = 0; i < pairs; i++) {
      ang += (bend / pairs) * (Math.cos(a) > 0 ? 1 : -1);
      px += Math.cos(ang) * step; py += Math.sin(ang) * step; this.stroke(`L${P(px, py)}`);
      const s = size * (1 - 0.035 * Math.abs(i - pairs / 2.4));
      for (const side of [-1, 1]) { const b = blade(px, py, ang + side * 1.12, s, s * 0.27, 0.72); this.wash += b.shape; this.extra = (this.extra ?? "") + b.shape + b.rib; }
    }
    const b = blade(px, py, ang, size * 1.05, size * 0.27, 0.72); this.wash += b.shape; this.extra += b.shape + b.rib;
    return [px, py];
  }
  palmate(x, y, a, stalk, size) {
    const ex = x + Math.cos(a) * stalk, ey = y + Math.sin(a) * stalk; this.stroke(`M${P(x, y)}L${P(ex, ey)}`);
    [-1.15, -0.55, 0, 0.55, 1.15].forEach((o) => { const s = size * (1 - Math.abs(o) * 0.3), b = blade(ex, ey, a + o, s, s * 0.24, 0.6); this.leaf(b); for (let k = 1; k < 5; k++) { const t = k / 5.4; for (const side of [-1, 1]) { const [u, v] = turn(s * t, 0, a + o), [u2, v2] = turn(s * (t + 0.13), side * s * 0.13, a + o); this.fine = (this.fine ?? "") + `M${P(ex + u, ey + v)}L${P(ex + u2, ey + v2)}`; } } });
    return [ex, ey];
  }
  draw(ink, tint, { dx = 5, dy = 4, lw = 1.15 } = {}) {
    return `<path d="${this.wash}" fill="${tint}" opacity=".62" transform="translate(${dx} ${dy})"/><g fill="none" stroke="${ink}" stroke-width="${lw}" stroke-linecap="round" stroke-linejoin="round"><path d="${this.line}"/><path d="${this.extra ?? ""}" stroke-width="${lw * 0.85}"/><path d="${this.fine ?? ""}" stroke-width=".55" opacity=".7"/></g>${this.solid ?? ""}`;
  }
}
export const herbs = {
  /** 黄芪: odd-pinnate leaves, pea-flower racemes, long taproot. */
  huangqi(p, d, cx = 300) {
    const h = new Plant(p); const node = (t) => [cx + 26 * Math.sin(t * 3.1) - 20 * t, 286 - 196 * t];
    let stem = `M${P(...node(0))}`; for (let t = 0.05; t <= 1.001; t += 0.05) stem += `L${P(...node(t))}`; h.stroke(stem);
    [[0.2, 1], [0.36, -1], [0.52, 1], [0.68, -1], [0.84, 1]].forEach(([t, s], i) => { const [x, y] = node(t); h.pinnate(x, y, s > 0 ? -0.62 : -2.52, 116 - i * 12, 7 - (i >> 1), 22 - i * 1.6); });
    [[0.94, -1], [0.6, 1]].forEach(([t, s]) => { const [x, y] = node(t); let px = x, py = y; h.stroke(`M${P(x, y)}`); for (let k = 0; k < 9; k++) { px += s * 4; py -= 7; h.stroke(`L${P(px, py)}`); if (k > 2) for (const o of [-1, 1]) { const b = blade(px, py, -Math.PI / 2 + o * 1.1, 11 - k * 0.5, 3.6, 0.8); h.solid = (h.solid ?? "") + `<path d="${b.shape}" fill="${p.light}" stroke="${p.ink}" stroke-width=".9"/>`; } } });
    const [rx, ry] = node(0); h.root = `<path d="M${P(rx - 7, ry)}C${P(rx - 9, ry + 30)} ${P(rx - 4, ry + 60)} ${P(rx + 6, ry + 92)}C${P(rx + 8, ry + 60)} ${P(rx + 10, ry + 30)} ${P(rx + 7, ry)}Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.1"/>${[0, 1, 2, 3, 4].map((k) => `<path d="M${P(rx - 5 + k * 2.2, ry + 6 + k * 4)}q1 20 4 ${26 + k * 4}" fill="none" stroke="${p.ink}" stroke-width=".5" opacity=".7"/>`).join("")}<path d="M${P(rx - 7, ry + 26)}q-14 10-18 30M${P(rx + 8, ry + 34)}q12 6 14 24" fill="none" stroke="${p.ink}" stroke-width=".9"/>`;
    return { art: h.root + h.draw(p.ink, p.tint), marks: [["羽状复叶", cx + 104, 166, 1], ["蝶形花", node(0.94)[0] - 30, 52, -1], ["根", rx + 6, ry + 40, 1]] };
  },
  /** 当归: divided leaves, compound umbels. */
  danggui(p, d, cx = 300) {
    const h = new Plant(p); const tops = [[cx - 86, 70], [cx + 14, 40], [cx + 104, 88]];
    tops.forEach(([x, y]) => { h.stroke(`M${P(cx, 300)}Q${P(cx + (x - cx) * 0.12, 190)} ${P(x, y + 34)}`); for (let k = -5; k <= 5; k++) { const a = -Math.PI / 2 + k * 0.23, ex = x + Math.cos(a) * 40, ey = y + 34 + Math.sin(a) * 36; h.stroke(`M${P(x, y + 34)}L${P(ex, ey)}`); for (let m = -2; m <= 2; m++) { const b = a + m * 0.42, fx = ex + Math.cos(b) * 10, fy = ey + Math.sin(b) * 10; h.fine = (h.fine ?? "") + `M${P(ex, ey)}L${P(fx, fy)}`; h.solid = (h.solid ?? "") + `<circle cx="${n(fx)}" cy="${n(fy)}" r="2.3" fill="${p.light}" stroke="${p.ink}" stroke-width=".8"/>`; } } });
    [[cx + 3, 230, -0.35], [cx - 3, 206, -2.75], [cx + 4, 176, -0.1], [cx - 2, 262, -2.9]].forEach(([x, y, a], i) => { const L = 74 - i * 8, ex = x + Math.cos(a) * L, ey = y + Math.sin(a) * L; h.stroke(`M${P(x, y)}L${P(ex, ey)}`); [[0.45, 0.8], [0.45, -0.8], [0.8, 0.6], [0.8, -0.6], [1, 0]].forEach(([t, o]) => { const bx = x + Math.cos(a) * L * t, by = y + Math.sin(a) * L * t; [-0.55, 0, 0.55].forEach((k) => h.leaf(blade(bx, by, a + o + k, 26 * (1 - Math.abs(k) * 0.3), 6.5, 0.6))); }); });
    h.root = [-22, -8, 6, 20].map((o, i) => `<path d="M${P(cx - 4 + i * 2.6, 300)}q${o * 0.7} 24 ${o} ${54 - Math.abs(o) * 0.5}q${-o * 0.2 + 5}-26 ${6 - o * 0.7} -50Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1"/>`).join("");
    return { art: h.root + h.draw(p.ink, p.tint), marks: [["复伞形花序", cx + 52, 40, 1], ["归身", cx + 8, 318, 1], ["羽状分裂叶", cx - 84, 206, -1]] };
  },
  /** 人参: whorl of palmate leaves, berry umbel, forked root with hairs. */
  renshen(p, d, cx = 300) {
    const h = new Plant(p); h.stroke(`M${P(cx, 232)}C${P(cx + 4, 190)} ${P(cx - 2, 160)} ${P(cx, 126)}L${P(cx + 2, 52)}`);
    [[-2.86, 44, 86], [-2.25, 34, 72], [-0.92, 36, 76], [-0.28, 46, 88]].forEach(([a, s, z]) => h.palmate(cx, 126, a, s, z));
    for (let k = 0; k < 15; k++) { const a = -Math.PI / 2 + (k - 7) * 0.21, r = 17 + (k % 2) * 7; h.fine = (h.fine ?? "") + `M${P(cx + 2, 52)}L${P(cx + 2 + Math.cos(a) * r, 52 + Math.sin(a) * r)}`; h.solid = (h.solid ?? "") + `<circle cx="${n(cx + 2 + Math.cos(a) * r)}" cy="${n(52 + Math.sin(a) * r)}" r="3.6" fill="${p.wash}" stroke="${p.ink}" stroke-width=".8"/>`; }
    h.root = `<path d="M${P(cx - 8, 232)}c-16 10-17 34-10 52c-6 16-16 28-20 50c12-14 24-26 31-42c8 18 20 30 34 42c-6-22-16-34-16-52c4-20 2-42-7-50Z" fill="${p.tint}" stroke="${p.ink}" stroke-width="1.1"/><g fill="none" stroke="${p.ink}" stroke-width=".6" opacity=".8"><path d="M${P(cx - 15, 250)}q14 5 22 0M${P(cx - 18, 264)}q16 6 26 0M${P(cx - 17, 278)}q14 5 24 0M${P(cx - 38, 334)}q-12 6-16 16M${P(cx - 30, 322)}q-16 4-24 14M${P(cx + 27, 334)}q10 6 14 16M${P(cx + 20, 322)}q16 4 22 12M${P(cx + 8, 270)}q16 0 26 12"/></g>`;
    return { art: h.root + h.draw(p.ink, p.tint), marks: [["掌状复叶", cx - 96, 96, -1], ["浆果", cx + 24, 36, 1], ["芦头", cx + 8, 236, 1], ["参体", cx + 9, 274, 1]] };
  },
  /** 菊花. */
  juhua(p, d, cx = 300) {
    const h = new Plant(p); const heads = [[cx + 6, 96, 50], [cx - 92, 150, 36], [cx + 98, 168, 38]];
    heads.forEach(([x, y]) => h.stroke(`M${P(cx, 350)}Q${P(cx + (x - cx) * 0.1, 240)} ${P(x, y)}`));
    [[cx + 2, 300, -0.5], [cx - 4, 270, -2.7], [cx + 6, 236, -0.35], [cx - 40, 214, -2.2], [cx + 42, 246, 0.2]].forEach(([x, y, a]) => { const q = (u, v) => { const [s, t] = turn(u, v, a); return P(x + s, y + t); }; const s = `M${q(0, 0)}C${q(10, -4)} ${q(10, -14)} ${q(20, -16)}C${q(20, -10)} ${q(26, -10)} ${q(34, -18)}C${q(36, -10)} ${q(44, -10)} ${q(58, -2)}C${q(46, 4)} ${q(40, 12)} ${q(34, 16)}C${q(28, 8)} ${q(22, 10)} ${q(20, 15)}C${q(12, 12)} ${q(10, 4)} ${q(0, 0)}Z`; h.wash += s; h.line += s + `M${q(0, 0)}L${q(50, -1)}`; h.fine = (h.fine ?? "") + `M${q(14, 0)}L${q(20, -12)}M${q(26, 0)}L${q(34, -13)}M${q(16, 0)}L${q(20, 11)}M${q(28, 0)}L${q(33, 12)}`; });
    heads.forEach(([x, y, r]) => { for (let ring = 0; ring < 3; ring++) { const m = 22 - ring * 5, R = r * (1 - ring * 0.27); for (let k = 0; k < m; k++) { const a = (k / m) * 2 * Math.PI + ring * 0.13, b = blade(x, y, a, R * (0.94 + 0.08 * ((k * 7) % 3)), R * 0.11, 0.9); h.solid = (h.solid ?? "") + `<path d="${b.shape}" fill="${p.light}" stroke="${p.ink}" stroke-width=".75"/>`; } } h.solid += `<circle cx="${x}" cy="${y}" r="${n(r * 0.2)}" fill="${p.tint}" stroke="${p.ink}" stroke-width=".8"/>`; });
    return { art: h.draw(p.ink, p.tint), marks: [["舌状花", cx + 52, 84, 1], ["羽状浅裂", cx - 60, 248, -1]] };
  },
};
function herbPlate(p, d, { species, latin }) {
  const { art, marks } = herbs[species](p, d, 262);
  return `<path d="M0 292.5H640" stroke="${p.ink}" stroke-width=".6" opacity=".28" stroke-dasharray="2 5"/>${art}${marks.map(([t, x, y, s]) => label(t, x, y, x + s * 46, y - 4, p.ink, { size: 11 })).join("")}${words(latin, { x: 40, y: 330, size: 12, fill: p.ink, opacity: 0.62, track: 0.4, italic: true })}`;
}

/* ── family 3 · chart ──────────────────────────────────────────────── */
export const charts = {
  ...motifs,
  /** 背俞: governing-vessel points and the back-shu points on the same level. */
  back(p) {
    const cx = 262, rows = [["身柱", "肺俞", 3], ["神道", "心俞", 5], ["至阳", "膈俞", 7], ["筋缩", "肝俞", 9], ["脊中", "脾俞", 11], ["命门", "肾俞", 14]];
    const y = (v) => 46 + v * 18.6; let s = `<path d="M${cx - 150} 40C${cx - 60} 26 ${cx - 44} 18 ${cx - 40} -10M${cx + 150} 40C${cx + 60} 26 ${cx + 44} 18 ${cx + 40} -10M${cx - 150} 40C${cx - 176} 60 ${cx - 182} 110 ${cx - 186} 170M${cx + 150} 40C${cx + 176} 60 ${cx + 182} 110 ${cx + 186} 170M${cx - 132} 130C${cx - 118} 210 ${cx - 104} 240 ${cx - 112} 370M${cx + 132} 130C${cx + 118} 210 ${cx + 104} 240 ${cx + 112} 370" fill="none" stroke="${p.ink}" stroke-width="1.3" opacity=".75"/><path d="M${cx - 100} 74C${cx - 60} 84 ${cx - 44} 110 ${cx - 62} 168C${cx - 92} 160 ${cx - 110} 120 ${cx - 100} 74ZM${cx + 100} 74C${cx + 60} 84 ${cx + 44} 110 ${cx + 62} 168C${cx + 92} 160 ${cx + 110} 120 ${cx + 100} 74Z" fill="${p.tint}" opacity=".28"/>`;
    for (let v = 0; v < 17; v++) s += `<path d="M${cx - 7} ${n(y(v))}q7-5 14 0q-2 6-7 7q-5-1-7-7Z" fill="${p.tint}" fill-opacity=".5" stroke="${p.ink}" stroke-width=".8" opacity=".8"/>`;
    for (const o of [-36, 36, -70, 70]) s += `<path d="M${cx + o} ${y(-1)}V${y(17)}" stroke="${p.ink}" stroke-width=".8" opacity="${Math.abs(o) > 40 ? 0.3 : 0.7}" ${Math.abs(o) > 40 ? 'stroke-dasharray="2 4"' : ""}/>`;
    rows.forEach(([a, b, v]) => { const yy = n(y(v) + 9); s += `<circle cx="${cx}" cy="${yy}" r="3" fill="${p.light}" stroke="${p.ink}"/><circle cx="${cx - 36}" cy="${yy}" r="2.8" fill="${p.ink}"/><circle cx="${cx + 36}" cy="${yy}" r="2.8" fill="${p.ink}"/><path d="M${cx + 36} ${yy}H${cx + 158}M${cx - 3} ${yy}H${cx - 158}" stroke="${p.ink}" stroke-width=".6" opacity=".55"/>${words(b, { x: cx + 164, y: yy + 4, size: 12, fill: p.ink, track: 2 })}${words(a, { x: cx - 164, y: yy + 4, size: 12, fill: p.ink, anchor: "end", track: 2 })}`; });
    return s;
  },
  /** 足阳明: the lower leg, knee to instep, with the points below 犊鼻 at their cun. */
  leg(p) {
    const top = 62, cun = 15.4, x = (c) => 252 + 10 * Math.sin(c / 5) + c * 0.9, y = (c) => top + c * cun;
    let s = `<path d="M196 -10C192 20 186 44 190 66C176 110 172 150 190 206C198 240 206 270 206 300C202 318 190 332 176 350L172 372M300 -10C306 22 310 40 304 64C318 112 300 170 288 214C280 250 276 274 280 300C288 314 318 330 352 344C366 350 372 358 372 372" fill="none" stroke="${p.ink}" stroke-width="1.4"/><path d="M304 64C318 112 300 170 288 214C280 250 276 274 280 300C272 270 270 240 272 206C278 160 292 110 290 60Z" fill="${p.tint}" opacity=".45"/><ellipse cx="248" cy="40" rx="30" ry="24" fill="${p.tint}" opacity=".35"/><path d="M220 30Q248 12 278 32M222 54Q248 70 276 54" fill="none" stroke="${p.ink}" stroke-width=".9" opacity=".7"/><path d="M236 78C232 140 238 220 244 296" fill="none" stroke="${p.ink}" stroke-width=".7" opacity=".4" stroke-dasharray="5 4"/>`;
    let m = ""; for (let c = -6; c <= 20; c += 0.5) m += (c > -6 ? "L" : "M") + P(x(c), y(c)); s += `<path d="${m}" fill="none" stroke="${p.ink}" stroke-width="1.1"/>`;
    [["犊鼻", 0], ["足三里", 3], ["上巨虚", 6], ["条口", 8], ["下巨虚", 9]].forEach(([t, c]) => { const main = t === "足三里"; s += `<path d="M${P(x(c), y(c))}H418" stroke="${p.ink}" stroke-width="${main ? 1 : 0.6}" opacity="${main ? 1 : 0.5}"/><circle cx="${n(x(c))}" cy="${n(y(c))}" r="${main ? 4.4 : 2.8}" fill="${p.ink}"/>${words(t, { x: 426, y: y(c) + (main ? 6 : c === 8 ? 1 : c === 9 ? 8 : 4), size: main ? 17 : 12, fill: p.ink, weight: main ? 600 : 400, track: 2 })}`; });
    s += `<circle cx="${n(x(8) + 16)}" cy="${n(y(8))}" r="2.8" fill="${p.ground}" stroke="${p.ink}"/>`;
    s += `<path d="M150 ${y(0)}V${y(16)}" stroke="${p.ink}" stroke-width=".8"/>`; for (let c = 0; c <= 16; c++) s += `<path d="M150 ${n(y(c))}h${c % 3 ? 5 : 10}" stroke="${p.ink}" stroke-width=".8"/>`;
    [[3, "三寸"], [6, "六寸"], [9, "九寸"]].forEach(([c, t]) => (s += words(t, { x: 142, y: y(c) + 4, size: 11, fill: p.ink, anchor: "end", opacity: 0.75 })));
    return s;
  },
  /** 子午流注: twelve branches, their channels. */
  dial(p) {
    const cx = 250, cy = 180, b = Array.from("子丑寅卯辰巳午未申酉戌亥"), o = ["胆", "肝", "肺", "大肠", "胃", "脾", "心", "小肠", "膀胱", "肾", "心包", "三焦"];
    let s = [150, 118, 84, 46].map((r, i) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${i === 1 ? p.tint : "none"}" fill-opacity=".22" stroke="${p.ink}" stroke-width="${i ? 0.8 : 1.3}" opacity="${i === 2 ? 0.45 : 0.9}"/>`).join("");
    for (let k = 0; k < 12; k++) { const a = -Math.PI / 2 + (k * Math.PI) / 6, m = a + Math.PI / 12, c = Math.cos, q = Math.sin; s += `<path d="M${P(cx + c(m) * 84, cy + q(m) * 84)}L${P(cx + c(m) * 150, cy + q(m) * 150)}" stroke="${p.ink}" stroke-width=".6" opacity=".5"/>${words(b[k], { x: cx + c(a) * 134, y: cy + q(a) * 134 + 7, size: 20, fill: p.ink, anchor: "middle", weight: 600 })}${words(o[k], { x: cx + c(a) * 101, y: cy + q(a) * 101 + 4, size: o[k].length > 1 ? 10.5 : 12.5, fill: p.ink, anchor: "middle", opacity: 0.85 })}`; for (let j = 0; j < 8; j++) { const t = a + ((j - 4) * Math.PI) / 48; s += `<path d="M${P(cx + c(t) * 150, cy + q(t) * 150)}L${P(cx + c(t) * (j === 4 ? 160 : 154), cy + q(t) * (j === 4 ? 160 : 154))}" stroke="${p.ink}" stroke-width=".7" opacity=".6"/>`; } }
    s += `<path d="M${cx} ${cy - 46}A46 46 0 0 1 ${cx} ${cy + 46}A23 23 0 0 1 ${cx} ${cy}A23 23 0 0 0 ${cx} ${cy - 46}Z" fill="${p.ink}" opacity=".85"/>`;
    return s + needle(cx, cy, cx + Math.cos(-0.52) * 176, cy + Math.sin(-0.52) * 176, p.ink, { handle: false });
  },
  /** 二十八脉: four traces on ruled paper. */
  pulse(p) {
    const rows = [["浮", 70, 26, 64, -9], ["迟", 142, 22, 120, 0], ["弦", 214, 20, 72, 0, 1], ["滑", 286, 24, 56, 0, 2]]; let s = "";
    for (let k = 0; k < 14; k++) s += `<path d="M${92 + k * 30} 36V330" stroke="${p.ink}" stroke-width=".5" opacity=".12"/>`;
    rows.forEach(([t, y, amp, per, lift, kind]) => { let m = `M92 ${y}`; for (let x = 0; x <= 372; x += 2) { const u = (x % per) / per, g = (c, w) => Math.exp(-(((u - c) / w) ** 2)); const v = kind === 1 ? Math.min(1, g(0.3, 0.07) + g(0.4, 0.09) * 0.85 + g(0.5, 0.08) * 0.5) : kind === 2 ? g(0.35, 0.14) + 0.22 * g(0.68, 0.12) : g(0.28, 0.07) + 0.34 * g(0.5, 0.08) + 0.12 * g(0.66, 0.06); m += `L${P(92 + x, y + lift - amp * v)}`; } s += `<path d="M92 ${y}H464" stroke="${p.ink}" stroke-width=".6" opacity=".35"/><path d="${m}" fill="none" stroke="${p.ink}" stroke-width="1.3" stroke-linejoin="round"/>${words(t, { x: 56, y: y + 4, size: 22, fill: p.ink, weight: 600 })}`; });
    return s + `<circle cx="464" cy="70" r="0" />`;
  },
  /** 五行: generating circle, controlling star. */
  phases(p) {
    const cx = 250, cy = 186, R = 118, names = ["木", "火", "土", "金", "水"], zang = ["肝", "心", "脾", "肺", "肾"]; const at = (k, r = R) => { const a = -Math.PI / 2 + ((k - 1) * 2 * Math.PI) / 5; return [cx + Math.cos(a) * r, cy + Math.sin(a) * r]; };
    let s = `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${p.ink}" stroke-width="1.3"/><circle cx="${cx}" cy="${cy}" r="${R + 34}" fill="none" stroke="${p.ink}" stroke-width=".5" opacity=".4" stroke-dasharray="1 6"/>`;
    for (let k = 0; k < 5; k++) { const [x1, y1] = at(k), [x2, y2] = at((k + 2) % 5); s += `<path d="M${P(x1, y1)}L${P(x2, y2)}" stroke="${p.ink}" stroke-width=".8" stroke-dasharray="4 4" opacity=".6"/>`; }
    for (let k = 0; k < 5; k++) { const [x, y] = at(k), [zx, zy] = at(k, R + 46); s += `<circle cx="${n(x)}" cy="${n(y)}" r="27" fill="${p.ground}" stroke="${p.ink}" stroke-width="1.2"/><circle cx="${n(x)}" cy="${n(y)}" r="22.5" fill="${k === 2 ? p.ink : p.tint}" fill-opacity="${k === 2 ? 0.92 : 0.45}"/>${glyph(names[k], x - 14, y - 14.5, 28, k === 2 ? p.light : p.ink)}${words(zang[k], { x: zx, y: zy + 5, size: 13, fill: p.ink, anchor: "middle", opacity: 0.8 })}`; }
    return s;
  },
  /** 舌诊: zones of the tongue. */
  tongue(p) {
    const cx = 250; let s = `<g filter="url(#wash)"><path d="M${cx - 92} 60C${cx - 118} 150 ${cx - 92} 330 ${cx} 334C${cx + 92} 330 ${cx + 118} 150 ${cx + 92} 60C${cx + 56} 40 ${cx - 56} 40 ${cx - 92} 60Z" fill="${p.wash}" opacity=".55"/></g><path d="M${cx - 92} 60C${cx - 118} 150 ${cx - 92} 330 ${cx} 334C${cx + 92} 330 ${cx + 118} 150 ${cx + 92} 60C${cx + 56} 40 ${cx - 56} 40 ${cx - 92} 60Z" fill="none" stroke="${p.ink}" stroke-width="1.4"/><path d="M${cx} 76C${cx + 3} 150 ${cx - 2} 210 ${cx} 286" fill="none" stroke="${p.ink}" stroke-width=".9" opacity=".6"/><path d="M${cx - 98} 130Q${cx} 104 ${cx + 98} 130M${cx - 84} 246Q${cx} 270 ${cx + 84} 246M${cx - 58} 122C${cx - 64} 170 ${cx - 58} 220 ${cx - 46} 256M${cx + 58} 122C${cx + 64} 170 ${cx + 58} 220 ${cx + 46} 256" fill="none" stroke="${p.ink}" stroke-width=".7" stroke-dasharray="3 4" opacity=".65"/>`;
    [["舌根 · 肾", cx + 40, 84], ["舌边 · 肝胆", cx + 84, 190], ["舌尖 · 心肺", cx + 26, 300]].forEach(([t, x, y]) => (s += label(t, x, y, 398, y, p.ink, { size: 13, opacity: 0.9 })));
    return s + label("舌中 · 脾胃", cx - 22, 178, 104, 178, p.ink, { size: 13, opacity: 0.9 });
  },
};

/* ── family 4 · plate: one great character cut by a needle ─────────── */
function plate(p, d, { char }) {
  let s = `<g stroke="${p.ink}" stroke-width=".7" opacity=".3" fill="none"><rect x="96" y="20" width="320" height="320"/><path d="M96 180H416M256 20V340M96 20L416 340M416 20L96 340" stroke-dasharray="4 5"/></g>`;
  s += `<g filter="url(#brush)">${glyph(char, 96, 22, 320, p.ink)}</g>`;
  return s + needle(0, 180, 256, 180, p.ink, { opacity: 0 });
}

/* ── a whole cover ─────────────────────────────────────────────────── */
export function cover({ family, motif, paper = "xuan", seed, title, note = "", seal: mark, ...rest }) {
  const p = papers[paper], d = dice(`${family}${seed ?? title}`), long = [...title].length, size = long > 5 ? 30 : long > 4 ? 34 : 38;
  const art = family === "hills" ? hills(p, d, { peak: 0.42, ...rest }) : family === "herb" ? herbPlate(p, d, { species: motif, ...rest }) : family === "chart" ? charts[motif](p, d, rest) : plate(p, d, { char: motif });
  const titleAt = { x: 574, y: 40 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-label="${title}">${defs(p, seedOf(seed ?? title))}${sheet(p)}${art}<path d="M536.5 40V${n(40 + long * size * 1.22)}" stroke="${p.ink}" stroke-width=".8" opacity=".4"/>${column(title, { ...titleAt, size, fill: p.ink })}${note ? column(note, { x: 522, y: 42, size: 13, fill: p.ink, weight: 400, gap: 1.4, opacity: 0.78 }) : ""}${mark ? seal(mark, { x: 562, y: 300, size: 30, color: p.ink, paper: p.ground, carved: false }) : ""}</svg>\n`;
}

/* ── people: nobody's face; a robe closed to its right (右衽), a moon, a seal ── */
export function portrait({ name, chars, seed, paper = "xuan", w = 300, h = 400, hair }) {
  const base = papers[paper], night = ["dian", "qing", "mo"].includes(paper), p = night ? { ...base, ink: base.deep, wash: base.tint } : base, mark = base.ink;
  const d = dice(`portrait${seed ?? name}`), cx = w * 0.5 + d.between(-10, 10), k = w / 300, hy = h * 0.43, hr = 44 * k, kind = hair ?? d.pick(["bun", "short", "long", "cap"]), sh = h * 0.64;
  const robe = `M${P(cx - 30 * k, hy + hr * 1.02)}C${P(cx - 34 * k, sh - 20 * k)} ${P(cx - 108 * k, sh - 6 * k)} ${P(cx - 124 * k, sh + 54 * k)}C${P(cx - 136 * k, h * 0.84)} ${P(cx - 142 * k, h)} ${P(cx - 146 * k, h + 20)}L${P(cx + 146 * k, h + 20)}C${P(cx + 142 * k, h)} ${P(cx + 136 * k, h * 0.84)} ${P(cx + 124 * k, sh + 54 * k)}C${P(cx + 108 * k, sh - 6 * k)} ${P(cx + 34 * k, sh - 20 * k)} ${P(cx + 30 * k, hy + hr * 1.02)}Z`;
  const head = `M${P(cx - hr * 0.82, hy - hr * 0.2)}C${P(cx - hr * 0.86, hy - hr * 1.3)} ${P(cx + hr * 0.86, hy - hr * 1.3)} ${P(cx + hr * 0.82, hy - hr * 0.2)}C${P(cx + hr * 0.8, hy + hr * 0.66)} ${P(cx + hr * 0.34, hy + hr * 1.12)} ${P(cx, hy + hr * 1.14)}C${P(cx - hr * 0.34, hy + hr * 1.12)} ${P(cx - hr * 0.8, hy + hr * 0.66)} ${P(cx - hr * 0.82, hy - hr * 0.2)}Z`;
  const crown = `M${P(cx - hr * 0.94, hy + hr * 0.12)}C${P(cx - hr * 1.06, hy - hr * 1.5)} ${P(cx + hr * 1.06, hy - hr * 1.5)} ${P(cx + hr * 0.94, hy + hr * 0.12)}C${P(cx + hr * 0.72, hy - hr * 0.36)} ${P(cx + hr * 0.3, hy - hr * 0.62)} ${P(cx - hr * 0.24, hy - hr * 0.58)}C${P(cx - hr * 0.6, hy - hr * 0.5)} ${P(cx - hr * 0.8, hy - hr * 0.2)} ${P(cx - hr * 0.94, hy + hr * 0.12)}Z`;
  const more = { bun: `<circle cx="${n(cx + hr * 0.1)}" cy="${n(hy - hr * 1.36)}" r="${n(hr * 0.36)}" fill="${p.ink}"/><path d="M${P(cx - hr * 0.6, hy - hr * 1.5)}L${P(cx + hr * 0.84, hy - hr * 1.2)}" stroke="${p.ink}" stroke-width="1.4"/>`, short: "", long: `<path d="M${P(cx - hr * 0.95, hy)}C${P(cx - hr * 1.16, hy + hr)} ${P(cx - hr * 1.1, sh + 8 * k)} ${P(cx - hr * 1.2, sh + 40 * k)}L${P(cx - hr * 0.66, sh + 10 * k)}L${P(cx - hr * 0.76, hy + hr * 0.3)}ZM${P(cx + hr * 0.95, hy)}C${P(cx + hr * 1.16, hy + hr)} ${P(cx + hr * 1.1, sh + 8 * k)} ${P(cx + hr * 1.2, sh + 40 * k)}L${P(cx + hr * 0.66, sh + 10 * k)}L${P(cx + hr * 0.76, hy + hr * 0.3)}Z" fill="${p.ink}"/>`, cap: `<path d="M${P(cx - hr * 1.0, hy - hr * 0.44)}C${P(cx - hr * 0.9, hy - hr * 1.62)} ${P(cx + hr * 0.9, hy - hr * 1.62)} ${P(cx + hr * 1.0, hy - hr * 0.44)}Q${P(cx, hy - hr * 0.74)} ${P(cx - hr * 1.0, hy - hr * 0.44)}Z" fill="${p.ink}"/><path d="M${P(cx - hr * 1.02, hy - hr * 0.4)}Q${P(cx, hy - hr * 0.72)} ${P(cx + hr * 1.02, hy - hr * 0.4)}" stroke="${p.light}" stroke-width="1" fill="none" opacity=".7"/>` }[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${name}">${defs(p, seedOf(name))}${sheet(p, w, h)}<circle cx="${n(cx)}" cy="${n(hy - 4)}" r="${n(108 * k)}" fill="${night ? base.wash : p.light}" opacity="${night ? 0.55 : 0.75}"/><linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.wash}" stop-opacity=".95"/><stop offset=".55" stop-color="${p.ink}" stop-opacity=".9"/><stop offset="1" stop-color="${p.ink}"/></linearGradient><path d="${robe}" fill="url(#r)"/><g fill="none" stroke="${p.light}" stroke-width="${n(5 * k)}" opacity=".9"><path d="M${P(cx + 31 * k, hy + hr * 1.2)}C${P(cx + 30 * k, sh + 10 * k)} ${P(cx - 4 * k, sh + 56 * k)} ${P(cx - 34 * k, h + 6)}"/><path d="M${P(cx - 31 * k, hy + hr * 1.2)}C${P(cx - 26 * k, sh + 4 * k)} ${P(cx - 12 * k, sh + 26 * k)} ${P(cx - 3 * k, sh + 44 * k)}"/></g><path d="${head}" fill="${p.light}"/><path d="${head}" fill="none" stroke="${p.ink}" stroke-width="1" opacity=".6"/><path d="${crown}" fill="${p.ink}"/>${more}${chars ? seal(chars, { x: w - 52 * k, y: 24 * k, size: 40 * k, color: mark, paper: p.light, carved: false }) : ""}</svg>\n`;
}

/* ── everything the mock-ups use ───────────────────────────────────── */
/** The papers of the banners by day and by night; the left half stays calm, words stand there. */
const skies = {
  hills: [{ ...papers.xuan, ground: "#f3ede0" }, { ...papers.mo, ground: "#232424", deep: "#191a1a", ink: "#b9b3a5", wash: "#646763", light: "#d8d0bd" }],
  lake: [{ ...papers.zhu, ground: "#e8ece2", deep: "#d8e1d5" }, { ...papers.dian, ground: "#1c242f", deep: "#151b24", ink: "#a9b5c4", wash: "#566479", light: "#d3d7d6" }],
  dawn: [{ ...papers.zhe, ground: "#f2e8d6", deep: "#e7d8be" }, { ...papers.mo, ground: "#28231d", deep: "#1d1914", ink: "#bfb19a", wash: "#6f6353", light: "#dccba9" }],
};
const scenes = {
  hills: (p, d, w, h, peak) => hills(p, d, { w, h, layers: 6, from: 0.42, peak, needleAt: false, moon: false }),
  /** Far hills, then water: two boats, reeds, the moon's road. */
  lake(p, d, w, h, peak, moon) {
    let s = `<clipPath id="shore"><rect width="${w}" height="${h * 0.62}"/></clipPath><g clip-path="url(#shore)" opacity=".7">${hills(p, d, { w, h: h * 0.86, layers: 4, from: 0.4, peak, needleAt: false, moon: false })}</g>`;
    for (let k = 0; k < 64; k++) { const y = h * 0.63 + k * k * 0.047; s += `<path d="M${P(d.between(-40, w), y)}h${n(d.between(40, 220))}" stroke="${p.wash}" stroke-width="${n(0.6 + k * 0.012)}" opacity="${n(d.between(0.2, 0.5) * 10) / 10}"/>`; }
    for (let k = 0; k < 15; k++) s += `<path d="M${P(moon - 34 - k * 1.5 + d.between(-9, 9), h * 0.64 + k * 12)}h${n(d.between(44, 72) + k * 3)}" stroke="${p.light}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
    for (const [x, y, k] of [[760, 392, 1.5], [892, 356, 0.8]]) s += `<g transform="translate(${x} ${y}) scale(${k})" stroke="${p.ink}" fill="none" stroke-linecap="round"><path d="M0 0q22 13 56 0q-8 12-28 12T0 0Z" fill="${p.ink}"/><path d="M16 2q9-16 24-1" stroke-width="1.6"/><path d="M46-22l9 26" stroke-width="1.1"/></g>`;
    for (let k = 0; k < 30; k++) { const x = d.between(1050, 1210), t = d.between(330, 450); s += `<path d="M${P(x, h + 8)}Q${P(x - 6, (h + t) / 2)} ${P(x - d.between(8, 40), t)}" fill="none" stroke="${p.ink}" stroke-width="${n(d.between(0.9, 1.9))}" opacity=".6"/>`; }
    return s;
  },
  /** Early light over the valley, seen from under a pine. */
  dawn(p, d, w, h, peak) {
    let s = hills(p, d, { w, h, layers: 5, from: 0.5, peak, needleAt: false, moon: false });
    s += `<g fill="none" stroke="${p.ink}" stroke-linecap="round"><path d="M1214 452C1150 430 1140 350 1092 300C1070 276 1040 262 1000 258" stroke-width="11"/><path d="M1108 318C1120 268 1150 232 1188 214M1060 272C1040 240 1010 226 980 222M1140 372C1108 372 1084 380 1056 396" stroke-width="5.5"/></g>`;
    for (const [x, y, r] of [[1000, 256, 62], [966, 224, 46], [1036, 232, 54], [1188, 212, 58], [1146, 238, 48], [1052, 396, 50], [1090, 378, 44], [1100, 282, 50]])
      for (let k = 0; k < 40; k++) { const a = Math.PI + (k / 39) * Math.PI, q = r * d.between(0.78, 1.06); s += `<path d="M${P(x, y)}l${P(Math.cos(a) * q, Math.sin(a) * q * 0.46)}" stroke="${p.ink}" stroke-width="1.3" opacity=".75"/>`; }
    return s;
  },
};
export function banner({ scene = "hills", night = false, seed = "banner-hills-21", peak = 0.72, moon = 846 } = {}) {
  const p = skies[scene][night ? 1 : 0], d = dice(seed), w = 1200, h = 520;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMaxYMid slice" role="img" aria-label="水墨山色">${defs(p, 21)}${sheet(p, w, h)}${scenes[scene](p, d, w, h, peak, moon)}<circle cx="${moon}" cy="128" r="46" fill="${p.light}"/><circle cx="${moon}" cy="128" r="46" fill="none" stroke="${p.wash}" opacity=".5"/></svg>\n`;
}
export function founder() {
  const p = papers.xuan, d = dice("founder-2"), w = 480, h = 600; const base = portrait({ name: "周砚农", seed: "zhou", paper: "xuan", w, h, hair: "short" });
  const back = hills(p, d, { w, h, layers: 3, from: 0.3, peak: 0.7, needleAt: false, moon: false });
  // The robe is closed to the hills behind it.
  return base.replace(/ stop-opacity="\.9\d?"/g, "").replace(/(<circle cx="[^"]+" cy="[^"]+" r="172\.8")/, `<g opacity=".8">${back}</g>$1`);
}

