import path from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright/test";

const root = path.resolve(import.meta.dirname, "../../..");

let script: Promise<string> | undefined;

/** The virtual screen reader as one script for the page, built once. */
const readerScript = () =>
  (script ??= build({
    stdin: {
      contents: `import { virtual } from "@guidepup/virtual-screen-reader"; globalThis.reader = virtual;`,
      resolveDir: root,
    },
    bundle: true,
    format: "iife",
    platform: "browser",
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    write: false,
  }).then(({ outputFiles: [file] }) => file?.text ?? ""));

interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
}

/** What a screen reader says on the way through the whole page, phrase by phrase. */
export async function readAloud(page: Page): Promise<string[]> {
  await page.evaluate(await readerScript());
  return page.evaluate(async () => {
    // The script above has put it there.
    const { reader } = globalThis as unknown as { reader: Reader };
    await reader.start({ container: document.body });
    for (let steps = 0; steps < 5000; steps += 1) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === "end of document") break;
    }
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    return log;
  });
}
