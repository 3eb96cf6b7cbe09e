import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Static } from "typebox";
import { Compile } from "typebox/compile";
import type { Problem } from "./problem.ts";
import { complaintsOf } from "./read-jsonl.ts";
import { LessonMedia } from "./rows.ts";

const lessonMedia = Compile(LessonMedia);

/** Every file below `media`, slash-separated, as `covers/a.avif`. */
export async function listMedia(folder: string): Promise<Set<string>> {
  const root = path.join(folder, "media");
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    ),
  );
}

/** The lessons' films by file id; one that cannot be played, or whose trial could not be held, is a problem. */
export async function readLessonMedia(folder: string, files: Set<string>, problems: Problem[]) {
  const media = new Map<string, Static<typeof LessonMedia>>();
  const ids = [...files].flatMap((file) => /^lessons\/([^/]+)\/lesson\.json$/.exec(file)?.[1] ?? []);
  for (const id of ids) {
    const base = `lessons/${id}`;
    const complain = (name: string, message: string) =>
      problems.push({ file: `media/${base}/${name}`, line: 1, message });
    const text = await readFile(path.join(folder, "media", base, "lesson.json"), "utf8");
    let described: unknown;
    try {
      described = JSON.parse(text);
    } catch {
      complain("lesson.json", "not a JSON object");
      continue;
    }
    const complaints = complaintsOf(lessonMedia.Errors(described));
    for (const message of complaints) complain("lesson.json", message);
    if (complaints.length > 0) continue;
    // Errors() found nothing.
    const lesson = described as Static<typeof LessonMedia>;
    media.set(id, lesson);
    if (!files.has(`${base}/master.m3u8`)) complain("master.m3u8", "is missing");
    for (const { file } of lesson.captions) if (!files.has(`${base}/${file}`)) complain(file, "is missing");
    for (const playlist of [...files].filter(
      (file) => file.startsWith(`${base}/`) && file.endsWith(".m3u8"),
    )) {
      const content = await readFile(path.join(folder, "media", playlist), "utf8");
      if (content.includes("#EXT-X-BYTERANGE")) {
        complain(
          playlist.slice(base.length + 1),
          "byte-range segments cannot be cut for a trial; use one file each",
        );
      }
    }
  }
  return media;
}
