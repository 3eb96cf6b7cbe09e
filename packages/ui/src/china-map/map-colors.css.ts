import { vars } from "../styles/theme.css.ts";

// Texts such as `var(--xl-color-band0)`, taken out at build time: the drawing needs these few, not the whole theme.
const { color } = vars;
export const bandColors = [color.band0, color.band1, color.band2, color.band3, color.band4, color.band5];
export const onBandColors = [
  color.onBand0,
  color.onBand1,
  color.onBand2,
  color.onBand3,
  color.onBand4,
  color.onBand5,
];
export const mapColors = {
  rule: color.rule,
  faint: color.textFaint,
  soft: color.textSoft,
  text: color.text,
  focus: color.focus,
};
