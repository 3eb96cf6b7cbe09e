import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/workshop.mjs";

const file = path.join(root, "packages", "app", "dist", "client", "first-screen.html");

/**
 * The baseline: the home page's first screen as plain HTML from the same server. It keeps the style sheet
 * and the pictures, and has no script at all.
 */
export async function writeStaticPage(url) {
  const page = await (await fetch(url)).text();
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    // What lies below the first screen is not part of it.
    .replace(/<section\b(?=[^>]*data-below)[\s\S]*<\/main>/, "</main>");
  writeFileSync(file, html);
  return { path: "/first-screen.html", remove: () => rmSync(file, { force: true }) };
}
