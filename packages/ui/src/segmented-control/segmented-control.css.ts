import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "inline-flex",
  maxInlineSize: "100%",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
});

export const segment = componentStyle({
  position: "relative",
  display: "grid",
  flex: "1 1 auto",
  placeItems: "center",
  minInlineSize: 0,
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.hairline}` },
  },
});

/** The native radio covers its segment, so that its own semantics, keys and click stay at work. */
export const radio = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const label = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  minBlockSize: `calc(${vars.layout.target} - 2px)`,
  paddingInline: "14px",
  borderRadius: "2px",
  font: vars.type.ui,
  color: vars.color.textSoft,
  textAlign: "center",
  selectors: {
    [`${radio}:hover + &`]: { color: vars.color.text },
    [`${radio}:checked + &`]: {
      background: vars.color.brandWash,
      color: vars.color.brandStrong,
      fontWeight: 600,
      "@media": {
        [media.forcedColors]: {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
    [`${radio}:disabled + &`]: { color: vars.color.textFaint, background: vars.color.sunk },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusOffset,
    },
  },
});
