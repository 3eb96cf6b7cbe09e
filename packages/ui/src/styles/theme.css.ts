import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { tokens } from "./layers.css.ts";
import { night, paper, scale } from "./token-values.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Semantic tokens as CSS variables: `vars.color.accent` is `var(--xl-color-accent)`. */
export const vars = createGlobalThemeContract(
  { ...scale, ...paper },
  (_value, path) => `xl-${path.map(kebab).join("-")}`,
);

const { color, elevation, plate, ...scaleVars } = vars;
const themed = { color, elevation, plate };

const inTokens = (rule: object) => ({ "@layer": { [tokens]: rule } });

globalStyle(":root", inTokens({ vars: assignVars(scaleVars, scale) }));
globalStyle(
  ':root, [data-theme="paper"]',
  inTokens({ colorScheme: "light", vars: assignVars(themed, paper) }),
);
globalStyle('[data-theme="night"]', inTokens({ colorScheme: "dark", vars: assignVars(themed, night) }));
globalStyle(
  ":root:not([data-theme])",
  inTokens({
    "@media": {
      "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: assignVars(themed, night) },
    },
  }),
);
// Forced colours leave a night corner (the stage) no ground of its own: its words keep to the page's.
globalStyle(
  '[data-theme="night"]',
  inTokens({
    "@media": {
      "(forced-colors: active)": {
        vars: Object.fromEntries(
          [color.text, color.textSoft, color.textFaint, color.brand, color.brandStrong, color.onStage].map(
            (name) => [name, "CanvasText"],
          ),
        ),
      },
    },
  }),
);
globalStyle(
  ":root",
  inTokens({
    "@media": {
      "(pointer: coarse)": { vars: { [vars.layout.target]: scale.layout.targetCoarse } },
      "(max-width: 640px)": { vars: { [vars.layout.header]: scale.layout.headerPhone } },
      "(prefers-reduced-motion: reduce)": {
        vars: {
          [vars.motion.quick]: "0ms",
          [vars.motion.base]: "0ms",
          [vars.motion.scroll]: "0ms",
          [vars.motion.shift]: "0px",
        },
      },
    },
  }),
);
