import tokens from "../../tokens/tokens.json" with { type: "json" };

/** A W3C colour value: OKLCH components, alpha 0 to 1. */
export interface ColorToken {
  colorSpace: string;
  components: number[];
  alpha?: number;
}

interface Dimension {
  value: number;
  unit: string;
}

interface Shadow {
  color: ColorToken | string;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

type Leaf = { $value: unknown };
type Values<Group> = { [Name in keyof Group as Group[Name] extends Leaf ? Name : never]: string };

const dimension = ({ value, unit }: Dimension) => (value === 0 ? "0px" : `${value}${unit}`);

/** `oklch(L C H / A)`, the form CSS reads. */
export const cssColor = ({ components, alpha }: ColorToken) =>
  `oklch(${components.join(" ")}${alpha === undefined ? "" : ` / ${alpha}`})`;

/** Maps every token of a W3C group to its CSS text, keeping the names. */
function valuesOf<Group extends object>(group: Group, css: (value: never) => string): Values<Group> {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith("$"))
    .map(([name, token]) => [name, css((token as { $value: never }).$value)]);
  // The filter above leaves exactly the leaves that `Values` keeps.
  return Object.fromEntries(entries) as Values<Group>;
}

const families = valuesOf(tokens.font, (names: string[]) =>
  names.map((name) => (/[^a-z-]/i.test(name) ? `"${name}"` : name)).join(", "),
);

const reference = (alias: string) => alias.slice(1, -1).split(".");

/** Everything that is the same in both themes, as CSS text. */
export const scale = {
  font: families,
  type: valuesOf(
    tokens.type,
    (value: { fontFamily: string; fontWeight: number; fontSize: Dimension; lineHeight: Dimension }) =>
      `${value.fontWeight} ${dimension(value.fontSize)}/${dimension(value.lineHeight)} ${
        families[reference(value.fontFamily)[1] as keyof typeof families]
      }`,
  ),
  track: valuesOf(tokens.track, dimension),
  measure: valuesOf(tokens.measure, dimension),
  space: valuesOf(tokens.space, dimension),
  layout: valuesOf(tokens.layout, dimension),
  radius: valuesOf(tokens.radius, dimension),
  line: valuesOf(tokens.line, dimension),
  icon: { size: dimension(tokens.icon.size.$value), stroke: String(tokens.icon.stroke.$value) },
  motion: {
    quick: dimension(tokens.motion.quick.$value),
    base: dimension(tokens.motion.base.$value),
    scroll: dimension(tokens.motion.scroll.$value),
    ease: `cubic-bezier(${tokens.motion.ease.$value.join(", ")})`,
    shift: dimension(tokens.motion.shift.$value),
  },
  layer: valuesOf(tokens.layer, String),
};

type ThemeTokens = typeof tokens.theme.paper;

function themeValues(theme: ThemeTokens) {
  const colors: Record<string, { $value: ColorToken | string } | string> = theme.color;
  /** An alias names a colour of the same theme. */
  function resolve(value: ColorToken | string): string {
    if (typeof value !== "string") return cssColor(value);
    const target = colors[reference(value)[1] ?? ""];
    if (typeof target !== "object") throw new Error(`tokens.json: nothing is called ${value}`);
    return resolve(target.$value);
  }
  const shadow = (layers: Shadow[]) =>
    layers
      .map(
        ({ offsetX, offsetY, blur, spread, color }) =>
          `${[offsetX, offsetY, blur, spread].map(dimension).join(" ")} ${resolve(color)}`,
      )
      .join(", ");
  const { brightness, saturate } = theme.plate;
  const untouched = brightness.$value === 1 && saturate.$value === 1;
  return {
    color: valuesOf(theme.color, resolve),
    elevation: valuesOf(theme.elevation, shadow),
    plate: untouched ? "none" : `brightness(${brightness.$value}) saturate(${saturate.$value})`,
  };
}

/** 宣, the light theme. */
export const paper = themeValues(tokens.theme.paper);
/** 玄, the dark theme. */
export const night = themeValues(tokens.theme.night);
