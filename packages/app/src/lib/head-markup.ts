import { fullDescription, fullTitle, siteName, type PageHead } from "./page-head.tsx";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** The `<head>` of a server-rendered page: title, description, canonical address, previews, JSON-LD. */
export function headMarkup(head: PageHead, { origin, address }: { origin: string; address: string }): string {
  const title = fullTitle(head.title);
  const description = fullDescription(head.description);
  const canonical = new URL(head.canonical ?? address, origin).href;
  const missing = (head.status ?? 200) >= 400;
  return [
    `<title>${escape(title)}</title>`,
    meta("name", "description", description),
    missing ? meta("name", "robots", "noindex") : `<link rel="canonical" href="${escape(canonical)}">`,
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    meta("property", "og:locale", "zh_CN"),
    ...(head.image ? [meta("property", "og:image", new URL(head.image, origin).href)] : []),
    ...(head.structured
      ? [
          `<script type="application/ld+json">${JSON.stringify(head.structured).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ].join("\n    ");
}
