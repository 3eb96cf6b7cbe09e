import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { listMedia } from "./read-media.ts";

/** Raise it when the same folder would be loaded differently. */
const importerVersion = 1;

const listTexts = async (folder: string, ending: string) =>
  (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** Tells whether a folder has changed: text by its bytes, media by name and size, which takes milliseconds. */
export async function fingerprint(folder: string): Promise<string> {
  const hash = createHash("sha256").update(`importer ${importerVersion}`);
  const media = [...(await listMedia(folder))].toSorted();
  const texts = [
    ...(await listTexts(folder, ".jsonl")),
    ...(await listTexts(path.join(folder, "courses"), ".md")),
    ...(await listTexts(path.join(folder, "pages"), ".md")),
    ...media.filter((name) => name.endsWith("/lesson.json")).map((name) => path.join(folder, "media", name)),
  ];
  for (const file of texts.toSorted()) hash.update(path.relative(folder, file)).update(await readFile(file));
  const sizes = await Promise.all(
    media.map(async (name) => (await stat(path.join(folder, "media", name))).size),
  );
  for (const [index, name] of media.entries()) hash.update(`${name} ${sizes[index]}\n`);
  return hash.digest("hex");
}
