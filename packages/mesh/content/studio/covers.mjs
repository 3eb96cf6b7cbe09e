// Draws every still picture of the sample content and rasterises it: `npm run covers`.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { banner, cover, founder, portrait } from "./cover.mjs";

const media = join(import.meta.dirname, "../media");
const rows = (file) =>
  readFileSync(join(import.meta.dirname, file), "utf8").trim().split("\n").map((line) => JSON.parse(line));

/** Draws at twice the size and shrinks, so that hairlines stay hairlines. */
async function picture(svg, to, { width, height, quality = 52 }) {
  const image = sharp(Buffer.from(svg), { density: 144 }).resize(width, height, { fit: "cover", position: "top" });
  await image.avif({ quality, effort: 4 }).toFile(join(media, to));
}

for (const folder of ["covers", "people", "banners"]) mkdirSync(join(media, folder), { recursive: true });
for (const { name, ...one } of rows("covers.jsonl"))
  await picture(cover(one), `covers/${name}.avif`, { width: 640 });

const people = {
  chen: { name: "沈书宁", chars: "书", seed: 3, paper: "zhu", hair: "bun" },
  gu: { name: "顾元", chars: "元", seed: 6, paper: "dian", hair: "cap" },
  lu: { name: "陆成归", chars: "归", seed: 4, paper: "xuan", hair: "short" },
  he: { name: "何青禾", chars: "禾", seed: 11, paper: "qing", hair: "long" },
  "learner-lin": { name: "林知夏", chars: "夏", seed: 14, paper: "zhu", hair: "long" },
  "learner-xu": { name: "许和", chars: "和", seed: 5, paper: "zhe", hair: "short" },
};
await picture(founder(), "people/founder.avif", { width: 320, height: 400 });
for (const [name, one] of Object.entries(people))
  await picture(portrait(one), `people/${name}.avif`, { width: 320, height: 400 });

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
