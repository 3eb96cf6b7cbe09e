/** A style rule, or an at-rule that is kept or dropped as a whole. */
interface Rule {
  text: string;
  /** A list of tokens: prelude and declarations apart, because few pages use them all. */
  tokens?: { prelude: string; declarations: string[] };
  /** For each selector the classes that must all stand in the page; one without classes always applies. */
  selectors?: string[][];
  /** Kept when something that is kept names it. */
  keyframes?: string;
}

/** `@layer`, `@media`, `@supports`, `@container`: worth keeping for what is kept inside. */
interface Group {
  prelude: string;
  inside: (Rule | Group)[];
}

const grouping = /^@(?:layer|media|supports|container|scope)\b/;

/** The place after the string that begins at `at`. */
function pastString(css: string, at: number): number {
  const quote = css[at];
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

/** The place of the brace that closes the block whose inside begins at `at`. */
function closingBrace(css: string, at: number): number {
  let depth = 1;
  let place = at;
  while (place < css.length) {
    const sign = css[place];
    if (sign === '"' || sign === "'") {
      place = pastString(css, place);
      continue;
    }
    if (sign === "{") depth += 1;
    else if (sign === "}" && --depth === 0) return place;
    place += 1;
  }
  return css.length;
}

/** What stands in brackets may name a class that is absent, as in `:not(.a)` or `:is(.a, .b)`: it demands nothing. */
function withoutBrackets(selector: string): string {
  let text = selector;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return text;
}

const classesOf = (prelude: string): string[][] =>
  withoutBrackets(prelude)
    .split(",")
    .map((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));

/** The declarations of a body, apart at the semicolons that stand in neither string nor bracket. */
const declarationsOf = (body: string) =>
  [...body.matchAll(/(?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\((?:[^()]|\([^()]*\))*\)|[^;])+/g)].map(
    ([text]) => text,
  );

function ruleOf(prelude: string, body: string): Rule {
  const text = `${prelude}{${body}}`;
  const keyframes = /^@(?:-webkit-)?keyframes\s+([\w-]+)/.exec(prelude)?.[1];
  if (keyframes) return { text, keyframes };
  if (prelude.startsWith("@")) return { text };
  const selectors = classesOf(prelude);
  if (!body.startsWith("--")) return { text, selectors };
  return { text, selectors, tokens: { prelude, declarations: declarationsOf(body) } };
}

/** Reads a built (comment-free) sheet into its rules. */
function parse(css: string): (Rule | Group)[] {
  const found: (Rule | Group)[] = [];
  let start = 0;
  let place = 0;
  while (place < css.length) {
    const sign = css[place];
    if (sign === '"' || sign === "'") {
      place = pastString(css, place);
    } else if (sign === ";") {
      found.push({ text: css.slice(start, place + 1).trim() });
      start = place += 1;
    } else if (sign === "{") {
      const prelude = css.slice(start, place).trim();
      const end = closingBrace(css, place + 1);
      const body = css.slice(place + 1, end);
      found.push(grouping.test(prelude) ? { prelude, inside: parse(body) } : ruleOf(prelude, body));
      start = place = end + 1;
    } else place += 1;
  }
  return found;
}

/** The rules as text, each as `say` tells it. */
function write(rules: (Rule | Group)[], say: (rule: Rule) => string): string {
  return rules
    .map((rule) => {
      if (!("inside" in rule)) return say(rule);
      const inside = write(rule.inside, say);
      // An empty layer still takes its place in the order of layers.
      return inside || rule.prelude.startsWith("@layer") ? `${rule.prelude}{${inside}}` : "";
    })
    .join("");
}

const namesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** The tokens that `text` uses, and those that these are made of. */
function usedTokens(text: string, rules: (Rule | Group)[]): Set<string> {
  const madeOf = new Map<string, string[]>();
  const learn = (some: (Rule | Group)[]) => {
    for (const rule of some) {
      if ("inside" in rule) learn(rule.inside);
      else
        for (const declaration of rule.tokens?.declarations ?? []) {
          const [name = "", ...value] = declaration.split(":");
          madeOf.set(name, [...(madeOf.get(name) ?? []), ...namesIn(value.join(":"))]);
        }
    }
  };
  learn(rules);
  const used = new Set<string>();
  const follow = (names: string[]) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      follow(madeOf.get(name) ?? []);
    }
  };
  follow(namesIn(text));
  return used;
}

/**
 * Reads a sheet once and gives back what picks, for a page's HTML, the rules that its elements can match:
 * class names are unique to their rules, so a rule whose classes are absent cannot apply.
 */
export function firstPaintCss(css: string): (html: string) => string {
  const rules = parse(css.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  return (html) => {
    const present = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
    );
    const matches = ({ selectors }: Rule) =>
      !selectors || selectors.some((classes) => classes.every((name) => present.has(name)));
    const plain = write(rules, (rule) => (!rule.tokens && !rule.keyframes && matches(rule) ? rule.text : ""));
    const used = usedTokens(plain + html, rules);
    return write(rules, (rule) => {
      if (rule.keyframes) return plain.includes(rule.keyframes) ? rule.text : "";
      if (!matches(rule)) return "";
      if (!rule.tokens) return rule.text;
      const { prelude, declarations } = rule.tokens;
      const kept = declarations.filter(
        (text) => !text.startsWith("--") || used.has(text.split(":", 1)[0] ?? ""),
      );
      return kept.length > 0 ? `${prelude}{${kept.join(";")}}` : "";
    });
  };
}
