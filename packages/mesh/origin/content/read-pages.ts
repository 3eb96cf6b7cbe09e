import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "./problem.ts";
import { renderMarkdown } from "./render-markdown.ts";

const listMarkdown = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".md")).toSorted();

/** The Markdown that stands beside a file's rows, as HTML by their id: `courses/3.md`. */
export async function readBodies(folder: string, kind: string): Promise<Map<number, string>> {
  const names = await listMarkdown(path.join(folder, kind));
  const read = async (name: string): Promise<[number, string]> => [
    Number(path.basename(name, ".md")),
    renderMarkdown(await readFile(path.join(folder, kind, name), "utf8")),
  ];
  return new Map(await Promise.all(names.map(read)));
}

/** Pages with their front matter's title. */
export async function readPages(folder: string, problems: Problem[]) {
  const pages: { slug: string; title: string; html: string }[] = [];
  for (const name of await listMarkdown(path.join(folder, "pages"))) {
    const text = await readFile(path.join(folder, "pages", name), "utf8");
    const [, front = "", body = text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
    const title = /^title:\s*(.+?)\s*$/m.exec(front)?.[1];
    if (title) pages.push({ slug: path.basename(name, ".md"), title, html: renderMarkdown(body) });
    else problems.push({ file: `pages/${name}`, line: 1, message: "title is missing in the front matter" });
  }
  return pages;
}
