import { type ComponentProps, createElement, Fragment, type ReactNode, useMemo } from "react";
import { contentOf } from "./content-model.ts";
import { type Node, parseHtml, type Tag } from "./parse-html.ts";
import * as styles from "./prose.css.ts";

export interface ProseProps extends Omit<
  ComponentProps<"div">,
  "className" | "style" | "children" | "dangerouslySetInnerHTML"
> {
  /** HTML as an editor wrote it, trusted or not. */
  html: string;
  /** @default "body" */
  size?: "read" | "body" | "caption";
  /** The level that the text's own highest headings get, so that they fit the page's outline. @default 3 */
  headingsFrom?: 2 | 3 | 4 | 5 | 6;
}

/**
 * Rich text from an editor, in the house's typography. No HTML is injected: the text is read into a tree,
 * running-text elements and safe addresses are kept, and React writes them out, alike on server and browser.
 * For words of the page itself use `Text`.
 */
export function Prose({ html, size = "body", headingsFrom = 3, ...rest }: ProseProps) {
  const content = useMemo(() => {
    const nodes = contentOf(parseHtml(html));
    return createElement(Fragment, null, ...elementsOf(nodes, headingLevels(nodes, headingsFrom)));
  }, [html, headingsFrom]);
  return (
    <div className={styles.prose({ size })} {...rest}>
      {content}
    </div>
  );
}

const heading = /^h[1-6]$/;

/** Maps the levels the text uses to ones without gaps: h1 and h4 become h3 and h4. */
function headingLevels(nodes: Node[], from: number): Map<string, string> {
  const used = new Set<string>();
  const walk = (node: Node) => {
    if (typeof node === "string") return;
    if (heading.test(node.name)) used.add(node.name);
    node.children.forEach(walk);
  };
  nodes.forEach(walk);
  const levels = [...used].toSorted();
  return new Map(levels.map((name, index) => [name, `h${Math.min(6, from + index)}`]));
}

const reactNames = new Map(Object.entries({ colspan: "colSpan", rowspan: "rowSpan" }));

function propsOf({ name, attributes }: Tag): Record<string, string> {
  const props = Object.fromEntries(
    [...attributes].map(([key, value]) => [reactNames.get(key) ?? key, value]),
  );
  if (name === "img") return { alt: "", loading: "lazy", decoding: "async", ...props };
  if (name === "a" && /^(?:https?:)?\/\//i.test(attributes.get("href") ?? "")) {
    return { ...props, target: "_blank", rel: "noopener noreferrer nofollow" };
  }
  return props;
}

const elementsOf = (nodes: Node[], levels: Map<string, string>): ReactNode[] =>
  nodes.map((node) => (typeof node === "string" ? node : elementOf(node, levels)));

function elementOf(node: Tag, levels: Map<string, string>): ReactNode {
  const children = elementsOf(node.children, levels);
  const element = createElement(levels.get(node.name) ?? node.name, propsOf(node), ...children);
  if (node.name !== "table") return element;
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- see above
    <div className={styles.tableFrame} role="group" aria-label="表格" tabIndex={0}>
      {element}
    </div>
  );
}
