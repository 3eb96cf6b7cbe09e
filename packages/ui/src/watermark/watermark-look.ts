import { markColor, markFont } from "./watermark.css.ts";

/** Where a mark stands; hundredths of the picture. */
export interface Place {
  x: number;
  y: number;
}

/** A column of the picture for each mark, so that they never lie on one another. */
const columns = [
  { from: 4, to: 18 },
  { from: 36, to: 50 },
  { from: 66, to: 78 },
];
const rows = { from: 10, to: 72 };

export const firstPlaces: readonly Place[] = [
  { x: 8, y: 62 },
  { x: 46, y: 20 },
  { x: 74, y: 70 },
];

const between = ({ from, to }: { from: number; to: number }) => from + Math.random() * (to - from);
export const anotherPlace = (mark: number): Place => ({
  x: between(columns[mark] ?? rows),
  y: between(rows),
});

type Look = Record<string, string>;

/** Inline and important, so that no style sheet of the page or of an extension gets past it. */
export function dress(node: HTMLElement, look: Look) {
  node.removeAttribute("style");
  for (const [name, value] of Object.entries({ all: "initial", ...look })) {
    node.style.setProperty(name, value, "important");
  }
}

const sheet: Look = { position: "absolute", inset: "0", display: "block", "pointer-events": "none" };
const faintness = 0.15;

export const rootLook: Look = {
  ...sheet,
  overflow: "hidden",
  opacity: String(faintness),
  "user-select": "none",
  "container-type": "size",
};
export const hostLook: Look = sheet;
export const markLook = ({ x, y }: Place, glide: number): Look => ({
  position: "absolute",
  "inset-block-start": "0",
  "inset-inline-start": "0",
  font: markFont,
  color: markColor,
  "white-space": "nowrap",
  rotate: "-14deg",
  translate: `${x.toFixed(1)}cqw ${y.toFixed(1)}cqh`,
  transition: glide > 0 ? `translate ${glide}ms ease-in-out` : "none",
  "user-select": "none",
});

/** In sight by itself, whatever is drawn behind it. */
function isPlain(node: HTMLElement, opacity: number): boolean {
  const style = getComputedStyle(node);
  return (
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    Number(style.opacity) >= opacity &&
    style.clipPath === "none" &&
    style.filter === "none" &&
    style.transform === "none" &&
    style.zIndex === "auto"
  );
}

/** Lies over the whole of `picture`, as faint as it is meant and no fainter. */
export function isInSight(root: HTMLElement, host: HTMLElement, picture: Element): boolean {
  const over = root.getBoundingClientRect();
  const under = picture.getBoundingClientRect();
  // Where the picture itself is not on the page, nothing is hidden.
  if (under.width === 0 || under.height === 0) return true;
  const near = (a: number, b: number) => Math.abs(a - b) <= 4;
  return (
    isPlain(root, faintness) &&
    isPlain(host, 1) &&
    near(over.left, under.left) &&
    near(over.top, under.top) &&
    near(over.width, under.width) &&
    near(over.height, under.height)
  );
}
