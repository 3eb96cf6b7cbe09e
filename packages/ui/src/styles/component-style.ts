import { style, type StyleRule } from "@vanilla-extract/css";
import { components } from "./layers.css.ts";

/** A style in the components layer, so that utilities can still win and base cannot. */
export const componentStyle = (rule: StyleRule, debugId?: string) =>
  style({ "@layer": { [components]: rule } }, debugId);

/** The same rule inside a recipe: `inComponents({ … })`. */
export const inComponents = (rule: StyleRule): StyleRule => ({ "@layer": { [components]: rule } });
