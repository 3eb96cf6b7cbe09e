import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const sheet = {
  inlineSize: `min(100% - 64px, ${vars.layout.content})`,
  marginInline: "auto",
};
const narrow = { "(max-width: 767px)": { inlineSize: "calc(100% - 32px)" } };

export const root = componentStyle({
  background: vars.color.sunk,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});

export const inner = componentStyle({
  ...sheet,
  display: "grid",
  gridTemplateColumns: "1.3fr 2fr auto",
  gap: "48px 64px",
  paddingBlock: "56px 40px",
  "@media": {
    ...narrow,
    [media.tablet]: { gridTemplateColumns: "1fr auto" },
    [media.phone]: {
      inlineSize: "calc(100% - 32px)",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space[6],
      paddingBlock: "40px 24px",
    },
  },
});

export const home = componentStyle({ display: "inline-block", borderRadius: "2px" });

export const phone = componentStyle({
  display: "block",
  inlineSize: "fit-content",
  marginBlock: "14px 2px",
  font: vars.type.figureS,
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [media.coarse]: { paddingBlock: "8px" } },
});

export const line = componentStyle({
  font: `400 0.875rem/28px ${vars.font.hei}`,
  color: vars.color.textSoft,
});

export const link = componentStyle({
  display: "inline-block",
  font: `400 0.875rem/28px ${vars.font.hei}`,
  color: vars.color.textSoft,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.brand } },
  "@media": { [media.coarse]: { lineHeight: vars.layout.targetCoarse, minInlineSize: "44px" } },
});

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[5],
  alignContent: "start",
  "@media": { [media.tablet]: { gridColumn: "1 / -1", order: 3 } },
});

export const title = componentStyle({
  marginBlockEnd: vars.space[3],
  font: `600 0.9375rem/24px ${vars.font.song}`,
});

export const codes = componentStyle({
  display: "flex",
  gap: vars.space[5],
  "@media": { [media.phone]: { order: 2 } },
});

export const code = componentStyle({ inlineSize: "96px" });
export const codePicture = componentStyle({ inlineSize: "96px", blockSize: "96px" });
export const codeName = componentStyle({
  marginBlockStart: vars.space[2],
  font: vars.type.caption,
  color: vars.color.textSoft,
  textAlign: "center",
});

export const end = componentStyle({
  ...sheet,
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 24px",
  paddingBlock: "16px 24px",
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  font: vars.type.caption,
  color: vars.color.textFaint,
  "@media": { ...narrow, [media.phone]: { inlineSize: "calc(100% - 32px)" } },
});

export const filing = componentStyle({ selectors: { "&:hover": { color: vars.color.brand } } });

export const contact = componentStyle({ fontStyle: "normal", minInlineSize: 0 });
