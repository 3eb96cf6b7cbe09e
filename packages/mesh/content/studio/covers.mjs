// Draws the still pictures of the sample content and rasterises them: `npm run covers [-- --all | --check]`.
// What is drawn already from the same SVG is left alone; drawn.json remembers by the SVG's hash. --check only names what is not.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { banner, cover, founder } from "./cover.mjs";
import { plates } from "./plates.mjs";
import { cast, disciplePortrait } from "./portrait.mjs";

const media = join(import.meta.dirname, "../media");
const rows = (file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const ledger = join(import.meta.dirname, "drawn.json");
const drawn = existsSync(ledger) ? JSON.parse(readFileSync(ledger, "utf8")) : {};
const all = process.argv.includes("--all"), check = process.argv.includes("--check");
const named = new Set(), stale = [];

/** Draws at twice the size and shrinks, so that hairlines stay hairlines. `crop` is a part of the drawing, in the picture's own pixels. */
async function picture(svg, to, { width, height, quality = 52, crop }) {
  named.add(to);
  if (svg.includes("<text")) throw new Error(`${to} would need a font: run glyphs.py for its new characters`);
  const hash = createHash("sha256").update(JSON.stringify([svg, width, height, quality, crop])).digest("hex").slice(0, 16);
  if (!all && drawn[to] === hash && existsSync(join(media, to))) return;
  if (check) {
    stale.push(to);
    return;
  }
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

await picture(founder(), "people/founder.avif", { width: 320, height: 400 });
await picture(founder(), "people/founder-portrait.avif", { width: 768, height: 960, quality: 58 });
const disciples = cast(rows("disciple-profiles.jsonl")).map((one) => ({ name: one.name, svg: disciplePortrait(one) }));
for (const [i, { svg }] of disciples.entries()) {
  const head = { left: 70, top: 120, width: 460, height: 460 };
  await picture(svg, `people/disciple-${i + 1}.avif`, { width: 600, height: 800 });
  await picture(svg, `people/disciple-${i + 1}-avatar.avif`, { width: 160, height: 160, crop: { of: 600, box: head } });
}
// Who teaches or learns here and is a disciple too looks the same in both places.
const alsoDisciples = { chen: "沈书宁", gu: "顾元", lu: "陆成归", he: "何青禾", "learner-xu": "许和" };
for (const [file, who] of Object.entries(alsoDisciples))
  await picture(disciples.find(({ name }) => name === who).svg, `people/${file}.avif`, { width: 320, height: 400 });
const lin = { name: "林知夏", char: "夏", seed: "lin-14", sex: "f", paper: "zhu", backdrop: "bamboo", moon: "ringed", robe: "hemp", collar: "cross", hair: "long" };
await picture(disciplePortrait(lin), "people/learner-lin.avif", { width: 320, height: 400 });

const banners = {
  hills: {},
  lake: { scene: "lake", seed: "banner-lake-4", peak: 0.62, moon: 980 },
  dawn: { scene: "dawn", seed: "banner-dawn-9", peak: 0.56, moon: 800 },
};
for (const [name, one] of Object.entries(banners))
  for (const night of [false, true]) {
    const svg = banner({ ...one, night }), file = `banners/${name}${night ? "-night" : ""}`;
    await picture(svg, `${file}.avif`, { width: 1600, quality: 46 });
    await picture(svg, `${file}-800.avif`, { width: 800, quality: 46 });
  }

if (check) {
  const over = Object.keys(drawn).filter((file) => !named.has(file));
  for (const file of [...stale, ...over]) console.log(file);
  process.exitCode = stale.length + over.length > 0 ? 1 : 0;
} else {
  const kept = Object.entries(drawn).filter(([file]) => named.has(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(ledger, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
