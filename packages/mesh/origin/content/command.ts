/** `npm run content -- import DIR [--dry-run]` */
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../db/open-store.ts";
import { refreshSearch } from "../search/search-index.ts";
import { mediaDirsOf, readSettings, sampleContent } from "../settings.ts";
import { importFolder } from "./import-folder.ts";
import { describeProblem } from "./problem.ts";
import { readFolder } from "./read-folder.ts";

const usage = "Usage: npm run content -- import DIR [--dry-run]";
const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [verb, given] = positionals;
  if (verb !== "import" || !given) {
    say(usage);
    return 2;
  }
  // npm changes into the package; DIR is meant from where the command was typed.
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const { content, problems } = await readFolder(folder);
  for (const problem of problems) say(describeProblem(problem));
  if (problems.length > 0) {
    say(`${problems.length} problem(s); nothing was loaded.`);
    return 1;
  }
  const counts = `${content.courses.length} courses, ${content.lessons.length} lessons`;
  if (values["dry-run"]) {
    say(`${counts}: everything is in order; nothing was loaded (dry run).`);
    return 0;
  }
  const settings = readSettings(process.env);
  const store = await openStore(settings);
  try {
    const source = folder === sampleContent ? "sample" : "own";
    if (source === "own") {
      const media = path.join(settings.dataDir, "media");
      await mkdir(media, { recursive: true });
      // Files before rows: no row ever names a picture that is not there yet.
      await cp(path.join(folder, "media"), media, { recursive: true, preserveTimestamps: true });
    }
    await importFolder(store.db, folder, { source, now: new Date() });
    await refreshSearch(store.db, mediaDirsOf(settings));
  } finally {
    await store.close();
  }
  say(`${counts}: loaded.`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
