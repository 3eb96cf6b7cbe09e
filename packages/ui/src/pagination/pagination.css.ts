import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[5]}`,
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const list = componentStyle({
  display: "flex",
  gap: "2px",
  // Nine marks fit 288px: each gives way a little before the row would break.
  "@media": { [media.phone]: { flex: "1 1 100%", gap: 0 } },
});

export const item = componentStyle({
  "@media": { [media.phone]: { flex: "0 1 44px", minInlineSize: 0 } },
});

export const mark = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.layout.target,
  minBlockSize: vars.layout.target,
  color: vars.color.textSoft,
  selectors: {
    "&:is(a[href]):hover": { color: vars.color.brand },
    "&[aria-current]": { color: vars.color.brandStrong, fontWeight: 600 },
    "&[aria-current]::after": {
      ...needleLine(vars.color.brand),
      insetInline: "12px",
      insetBlockEnd: "5px",
      blockSize: vars.line.needle,
    },
    "&[data-disabled]": { color: vars.color.fieldBorder, cursor: "not-allowed" },
  },
  "@media": { [media.phone]: { minInlineSize: "24px", minBlockSize: vars.layout.targetCoarse } },
});

export const total = componentStyle({
  marginInlineStart: "auto",
  font: vars.type.caption,
  color: vars.color.textFaint,
  "@media": { [media.phone]: { marginInline: "auto" } },
});
