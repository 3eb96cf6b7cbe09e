import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const order = ["changed", "added", "removed", "same"];
const words = { changed: "Changed", added: "New", removed: "Gone", same: "Unchanged" };
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const lookOf = (look) => look.replace(/^(\w+)-(\d+)$/, "$1, $2 px wide");

const figure = (caption, src) =>
  `<figure><figcaption>${caption}</figcaption>${src ? `<a href="${escape(src)}"><img loading="lazy" src="${escape(src)}" alt="${caption}"></a>` : "<p>none</p>"}</figure>`;

function section({ title, rows }) {
  const state = order.find((candidate) => rows.some((row) => row.state === candidate));
  const views = rows
    .filter((row) => row.state !== "same")
    .map(
      (
        row,
      ) => `<h3>${escape(lookOf(row.look))} · ${words[row.state]}${row.pixels ? ` · ${row.pixels} pixels differ` : ""}</h3><div class="three">
${figure("Before", row.state === "added" ? "" : `before/${row.name}`)}${figure("After", row.state === "removed" ? "" : `after/${row.name}`)}${figure("Difference", row.state === "changed" ? `difference/${row.name}` : "")}</div>`,
    );
  const same = rows.filter((row) => row.state === "same").map((row) => escape(lookOf(row.look)));
  return `<details data-state="${state}"${state === "same" ? "" : " open"}><summary><b>${words[state]}</b> ${escape(title)}</summary>${views.join("")}${same.length ? `<p>Unchanged: ${same.join(" · ")}</p>` : ""}</details>`;
}

const style = `body{font:15px/1.6 system-ui,sans-serif;margin:0 auto;padding:32px;max-width:1500px;color:#23282d;background:#fbfaf6}
h1{font-size:24px}h3{font-size:14px;margin:20px 0 8px}summary{cursor:pointer;padding:10px 0;border-top:1px solid #23282d22}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}figcaption{font-size:13px;color:#555}
img{width:auto;max-width:100%;max-height:440px;box-shadow:0 0 0 1px #23282d22;background:repeating-conic-gradient(#eee 0 25%,#fff 0 50%) 0/16px 16px}
details[data-state=changed] b{color:#b0281a}details[data-state=added] b{color:#2c6b4f}nav a{margin-inline-end:16px}`;

/** Writes the report that a designer opens: before, after, difference; changed stories first. */
export function writeReport(target, { rows, stories, base, before, after }) {
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title} / ${name}`]));
  const groups = [...new Set(rows.map((row) => row.story))].map((story) => ({
    title: titles.get(story) ?? story,
    rows: rows.filter((row) => row.story === story),
  }));
  const rank = ({ rows: own }) => Math.min(...own.map((row) => order.indexOf(row.state)));
  const sorted = groups.toSorted(
    (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title),
  );
  const counts = Object.fromEntries(
    order.map((state) => [state, rows.filter((row) => row.state === state).length]),
  );
  mkdirSync(target, { recursive: true });
  for (const row of rows.filter(({ state }) => state !== "same")) {
    if (row.state !== "added") cpSync(path.join(before, row.name), path.join(target, "before", row.name));
    if (row.state !== "removed") cpSync(path.join(after, row.name), path.join(target, "after", row.name));
  }
  const summary = order.map((state) => `${counts[state]} ${words[state].toLowerCase()}`).join(", ");
  writeFileSync(
    path.join(target, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences</title><style>${style}</style>
<h1>Visual differences against ${escape(base)}</h1><p>${summary} pictures, of ${groups.length} stories. A press on a picture opens it at its own size.</p>${sorted.map(section).join("\n")}</html>`,
  );
  return counts;
}
