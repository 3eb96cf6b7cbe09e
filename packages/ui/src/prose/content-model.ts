import { isSafeAddress } from "./safe-address.ts";
import type { Attributes, Node, Tag } from "./parse-html.ts";

const inlineNames = new Set([
  "a",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "del",
  "ins",
  "mark",
  "small",
  "sub",
  "sup",
  "code",
  "cite",
  "q",
  "br",
  "img",
  "ruby",
  "rt",
  "rp",
  "wbr",
]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
// What they hold flows: paragraphs, lists, tables.
const flowNames = new Set(["blockquote", "figure", "figcaption", "li", "dd", "td", "th"]);
const leaves = new Set(["br", "img", "wbr"]);

const attributesFor = new Map(
  Object.entries({
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  }),
);
const addresses = new Set(["href", "src"]);
const numbers = new Set(["width", "height", "start", "colspan", "rowspan"]);

function kept({ name, attributes }: Tag): Attributes {
  const allowed = new Set(["lang", ...(attributesFor.get(name) ?? [])]);
  return new Map(
    [...attributes].filter(
      ([key, value]) =>
        allowed.has(key) &&
        (!addresses.has(key) || isSafeAddress(value)) &&
        (!numbers.has(key) || /^\d{1,4}$/.test(value)),
    ),
  );
}

const is = (node: Node, ...names: string[]) => typeof node !== "string" && names.includes(node.name);
const blank = (node: Node) => typeof node === "string" && node.trim() === "";
const made = (name: string, children: Node[]): Tag => ({ name, attributes: new Map(), children });

/** What may not stand inside of what, among words: there it gives up its frame and keeps its words. */
const never = new Map(
  Object.entries({ a: ["a"], ruby: ["ruby"], rt: ["ruby", "rt", "rp"], rp: ["ruby", "rt", "rp"] }),
);

/** Words and what may stand among them; a block among them gives up its frame and keeps its words. */
function phrasing(nodes: Node[], above: string[] = []): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [node];
    const stray = (node.name === "rt" || node.name === "rp") && !above.includes("ruby");
    const barred = above.some((name) => never.get(name)?.includes(node.name));
    if (!inlineNames.has(node.name) || stray || barred) return phrasing(node.children, above);
    const attributes = kept(node);
    if (node.name === "img" && !attributes.get("src")) return [];
    if (leaves.has(node.name)) return [{ name: node.name, attributes, children: [] }];
    return [{ name: node.name, attributes, children: phrasing(node.children, [...above, node.name]) }];
  });
}

/** The parts of a list or table: the right children stay, others are wrapped as one or dropped when blank. */
function parts(nodes: Node[], names: string[], wrap: string): Tag[] {
  return nodes.flatMap((node) => {
    if (blank(node)) return [];
    const part = typeof node !== "string" && names.includes(node.name) ? node : made(wrap, [node]);
    return [{ name: part.name, attributes: kept(part), children: flow(part.children) }];
  });
}

const unframed = (nodes: Node[], ...names: string[]): Node[] =>
  nodes.flatMap((node) => (typeof node !== "string" && names.includes(node.name) ? node.children : [node]));

function table({ children }: Tag): Tag[] {
  const caption = children.find((node) => is(node, "caption"));
  const rows = (nodes: Node[]) =>
    nodes.flatMap((node) =>
      typeof node !== "string" && node.name === "tr"
        ? [made("tr", parts(node.children, ["td", "th"], "td"))]
        : [],
    );
  const head = rows(
    children.flatMap((node) => (typeof node !== "string" && node.name === "thead" ? node.children : [])),
  );
  const body = rows(
    unframed(
      children.filter((node) => !is(node, "thead")),
      "tbody",
      "tfoot",
    ),
  );
  if (head.length + body.length === 0) return [];
  const named = typeof caption === "object" ? [made("caption", phrasing(caption.children))] : [];
  return [
    made("table", [
      ...named,
      ...(head.length > 0 ? [made("thead", head)] : []),
      ...(body.length > 0 ? [made("tbody", body)] : []),
    ]),
  ];
}

/** HTML readers drop the break that a `pre` begins with. */
function withoutFirstBreak([first, ...others]: Node[]): Node[] {
  return typeof first === "string" ? [first.replace(/^\n/, ""), ...others] : first ? [first, ...others] : [];
}

function block(node: Tag): Node[] {
  const { name, children } = node;
  const attributes = kept(node);
  if (name === "hr") return [made("hr", [])];
  if (headings.has(name)) return [{ name, attributes, children: phrasing(children) }];
  if (name === "pre") return [{ name, attributes, children: phrasing(withoutFirstBreak(children)) }];
  if (name === "ul" || name === "ol") return [{ name, attributes, children: parts(children, ["li"], "li") }];
  if (name === "dl") return [made("dl", parts(unframed(children, "div"), ["dt", "dd"], "dd").map(termWords))];
  if (name === "table") return table(node);
  if (name === "blockquote" || name === "figure" || name === "figcaption") {
    return [{ name, attributes, children: flow(children) }];
  }
  // A paragraph, a `div` or an unknown frame: its words make paragraphs, its blocks stand for themselves.
  return paragraphs(children, name === "p" ? attributes : undefined);
}

const termWords = (part: Tag): Tag =>
  part.name === "dt" ? { ...part, children: phrasing(part.children) } : part;

const isInline = (node: Node): boolean =>
  typeof node === "string" ||
  inlineNames.has(node.name) ||
  (!isBlock(node) && node.children.every((child) => isInline(child)));

const isBlock = ({ name }: Tag) =>
  headings.has(name) ||
  flowNames.has(name) ||
  [
    "p",
    "div",
    "section",
    "article",
    "pre",
    "ul",
    "ol",
    "dl",
    "dt",
    "table",
    "hr",
    "thead",
    "tbody",
    "tr",
  ].includes(name);

/** Splits at the blocks: what stands between them makes paragraphs, unless nothing of it may be shown. */
function paragraphs(nodes: Node[], attributes: Attributes = new Map()): Node[] {
  const groups: Node[][] = [];
  let run: Node[] = [];
  const flush = () => {
    const children = phrasing(run);
    if (!children.every(blank)) groups.push([{ name: "p", attributes, children }]);
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || isInline(node)) run.push(node);
    else {
      flush();
      groups.push(block(node));
    }
  }
  flush();
  return groups.flat();
}

/** In a list item or a cell words need no paragraph, unless blocks stand beside them. */
const flow = (nodes: Node[]): Node[] =>
  nodes.every((node) => isInline(node)) ? phrasing(nodes) : paragraphs(nodes);

/**
 * What of a parsed tree may be shown: the elements of running text with a handful of attributes, nested as HTML allows.
 * Because the nesting is right, a browser that reads the server's markup builds exactly this tree again.
 */
export const contentOf = (nodes: Node[]): Node[] => paragraphs(nodes);
