import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "../../scripts/workshop.mjs";

const file = path.join(root, "packages", "app", "dist", "client", "first-screen.html");

/**
 * The baseline: the home page's first screen as plain HTML from the same server. It keeps the inlined styles
 * and the pictures, travels compressed, and has no script at all.
 */
export async function writeStaticPage(url) {
  const page = await (await fetch(url)).text();
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    // What lies below the first screen is not part of it.
    .replace(/<section\b(?=[^>]*data-below)[\s\S]*<\/main>/, "</main>");
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html));
  return {
    path: "/first-screen.html",
    remove: () => ["", ".br", ".gz"].forEach((ending) => rmSync(file + ending, { force: true })),
  };
}
