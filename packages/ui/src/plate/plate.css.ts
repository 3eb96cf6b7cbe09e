import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/** A cut sheet with a hairline on its edge. */
export const frame = componentStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.sharp,
  background: vars.color.sunk,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.hairline}`,
      borderRadius: "inherit",
      pointerEvents: "none",
    },
  },
});

export const picture = componentStyle({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  filter: vars.plate,
  "@media": { [media.forcedColors]: { filter: "none" } },
});

/** Without a picture the sheet carries its title the way covers do: downwards, at the right edge. */
export const title = componentStyle({
  position: "absolute",
  // Turned writing turns the logical sides with it: inline is top and bottom here, block start the right edge.
  insetInline: "8%",
  insetBlockStart: "8%",
  maxBlockSize: "62%",
  overflow: "hidden",
  writingMode: "vertical-rl",
  font: vars.type.item,
  fontSize: "clamp(0.75rem, 9cqw, 1.125rem)",
  lineHeight: 1.5,
  letterSpacing: vars.track.seal,
  color: vars.color.textFaint,
});

export const fallback = componentStyle({ position: "absolute", inset: 0 });

export const sized = componentStyle({ containerType: "inline-size" });
