import { decoded } from "./entities.ts";

/** Maps, here and below: what an author writes must never find a property of `Object`. */
export type Attributes = Map<string, string>;

export interface Tag {
  name: string;
  attributes: Attributes;
  children: Node[];
}
export type Node = Tag | string;

const empty = new Set([
  "br",
  "hr",
  "img",
  "wbr",
  "col",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "embed",
  "base",
  "param",
  "area",
]);

// What these hold is not text to be read: it goes with them.
const raw =
  "script|style|iframe|object|template|noscript|noembed|noframes|svg|math|textarea|title|select|xmp|plaintext|audio|video|canvas|head";
const rawElement = new RegExp(`<(${raw})(?=[\\s/>])`, "iy");

const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const tag = /<(\/?)([a-z][a-z\d-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;

// The end tags that HTML lets one leave out: an opening one closes these, up to the given boundary.
const closes = new Map(
  Object.entries({
    li: { open: ["li"], within: ["ul", "ol"] },
    dt: { open: ["dt", "dd"], within: ["dl"] },
    dd: { open: ["dt", "dd"], within: ["dl"] },
    tr: { open: ["tr"], within: ["table"] },
    td: { open: ["td", "th"], within: ["tr", "table"] },
    th: { open: ["td", "th"], within: ["tr", "table"] },
    thead: { open: ["thead", "tbody", "tfoot"], within: ["table"] },
    tbody: { open: ["thead", "tbody", "tfoot"], within: ["table"] },
    tfoot: { open: ["thead", "tbody", "tfoot"], within: ["table"] },
    p: { open: ["p"], within: ["li", "td", "th", "blockquote", "div", "dd", "figure"] },
  }),
);

function attributesOf(text: string): Attributes {
  const found: Attributes = new Map();
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decoded(double ?? single ?? bare ?? ""));
  }
  return found;
}

/** Skips an element whose content is no text, to its own end tag or to the end of everything. */
function afterRaw(html: string, at: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*(?:>|$)`, "gi");
  end.lastIndex = at;
  return end.exec(html) ? end.lastIndex : html.length;
}

/**
 * A tree of what the HTML says. Forgiving, and no judge: what of it may be shown `contentOf` decides.
 * Pure, so that server and browser come to the same tree without a DOM.
 */
export function parseHtml(source: string): Node[] {
  const html = source.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "");
  const root: Tag = { name: "", attributes: new Map(), children: [] };
  const open: Tag[] = [root];
  const say = (node: Node) => (open.at(-1) ?? root).children.push(node);

  function closeBack(names: string[], within: string[] = []) {
    const at = open.findLastIndex(({ name }) => names.includes(name) || within.includes(name));
    const found = open[at];
    if (at > 0 && found && names.includes(found.name)) open.length = at;
  }

  function openTag(name: string, attributes: Attributes) {
    const rule = closes.get(name);
    if (rule) closeBack(rule.open, rule.within);
    const element: Tag = { name, attributes, children: [] };
    say(element);
    // Nobody nests deeper than this in earnest; what is deeper is laid side by side.
    if (!empty.has(name) && open.length < 32) open.push(element);
  }

  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found) at = pattern.lastIndex;
    return found;
  };

  while (at < html.length) {
    const words = read(/[^<]+/y);
    if (words) say(decoded(words[0]));
    if (at >= html.length) break;
    if (read(comment)) continue;
    const skipped = read(rawElement)?.[1];
    if (skipped) {
      at = afterRaw(html, at, skipped);
      continue;
    }
    const [, slash, name, attributes] = read(tag) ?? [];
    if (name === undefined) {
      say("<");
      at += 1;
    } else if (slash) {
      closeBack([name.toLowerCase()]);
    } else {
      openTag(name.toLowerCase(), attributesOf(attributes ?? ""));
    }
  }
  return root.children;
}
