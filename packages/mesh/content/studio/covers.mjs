// Draws the still pictures of the sample content and rasterises them: `npm run covers [-- --all]`.
// What is drawn already from the same SVG is left alone; drawn.json remembers by the SVG's hash.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { banner, cover, founder, portrait } from "./cover.mjs";
import { plates } from "./plates.mjs";
import { cast, disciplePortrait } from "./portrait.mjs";

const media = join(import.meta.dirname, "../media");
const rows = (file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const ledger = join(import.meta.dirname, "drawn.json");
const drawn = existsSync(ledger) ? JSON.parse(readFileSync(ledger, "utf8")) : {};
const all = process.argv.includes("--all");
const named = new Set();

/** Draws at twice the size and shrinks, so that hairlines stay hairlines. `crop` is a part of the drawing, in the picture's own pixels. */
async function picture(svg, to, { width, height, quality = 52, crop }) {
  named.add(to);
  const hash = createHash("sha256").update(JSON.stringify([svg, width, height, quality, crop])).digest("hex").slice(0, 16);
  if (!all && drawn[to] === hash && existsSync(join(media, to))) return;
  const whole = sharp(Buffer.from(svg), { density: 144 });
  const part = crop ? sharp(await whole.resize(crop.of).png().toBuffer()).extract(crop.box) : whole;
  const image = part.resize(width, height, { fit: "cover", position: "top" });
  await image.avif({ quality, effort: 4 }).toFile(join(media, to));
  drawn[to] = hash;
  console.log(to);
}

for (const folder of ["covers", "people", "banners"]) mkdirSync(join(media, folder), { recursive: true });
for (const { name, ...one } of [...rows("covers.jsonl"), ...rows("pictures.jsonl")])
  await picture(cover(one), `covers/${name}.avif`, { width: 640 });
for (const [i, plate] of [plates.clinic(), plates.bed(), plates.lesson()].entries())
  await picture(plate, `covers/advert-${i + 1}.avif`, { width: 960, height: 640 });

const people = {
  chen: { name: "沈书宁", chars: "书", seed: 3, paper: "zhu", hair: "bun" },
  gu: { name: "顾元", chars: "元", seed: 6, paper: "dian", hair: "cap" },
  lu: { name: "陆成归", chars: "归", seed: 4, paper: "xuan", hair: "short" },
  he: { name: "何青禾", chars: "禾", seed: 11, paper: "qing", hair: "long" },
  "learner-lin": { name: "林知夏", chars: "夏", seed: 14, paper: "zhu", hair: "long" },
  "learner-xu": { name: "许和", chars: "和", seed: 5, paper: "zhe", hair: "short" },
};
await picture(founder(), "people/founder.avif", { width: 320, height: 400 });
await picture(founder(), "people/founder-portrait.avif", { width: 768, height: 960, quality: 58 });
for (const [name, one] of Object.entries(people))
  await picture(portrait(one), `people/${name}.avif`, { width: 320, height: 400 });
for (const [i, one] of cast(rows("disciple-profiles.jsonl")).entries()) {
  const svg = disciplePortrait(one), head = { left: 100, top: 140, width: 400, height: 400 };
  await picture(svg, `people/disciple-${i + 1}.avif`, { width: 600, height: 800 });
  await picture(svg, `people/disciple-${i + 1}-avatar.avif`, { width: 160, height: 160, crop: { of: 600, box: head } });
}

const banners = {
  hills: {},
  lake: { seed: "banner-lake-4", peak: 0.62, moon: 980 },
  dawn: { seed: "banner-dawn-9", peak: 0.8, moon: 700 },
};
for (const [name, one] of Object.entries(banners))
  for (const night of [false, true]) {
    const svg = banner({ ...one, night }), file = `banners/${name}${night ? "-night" : ""}`;
    await picture(svg, `${file}.avif`, { width: 1600, quality: 46 });
    await picture(svg, `${file}-800.avif`, { width: 800, quality: 46 });
  }

const kept = Object.entries(drawn).filter(([file]) => named.has(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(ledger, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
