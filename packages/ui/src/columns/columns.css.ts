import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/** Forced colours take the dark of the stage away, and its pale words would stand on the page's ground. */
const litStage = { background: "Canvas", color: "CanvasText" };

const one = "minmax(0, 1fr)";

export const columns = recipe({
  base: inComponents({ display: "grid", alignItems: "start" }),
  variants: {
    layout: {
      lead: inComponents({
        gridTemplateColumns: `282px ${one}`,
        alignItems: "stretch",
        gap: vars.layout.gutter,
        marginBlockStart: vars.space[5],
        "@media": {
          // The banner's place, as high as it is at least: what stands below it may be drawn before it has come.
          [media.tablet]: { gridTemplateColumns: one, gridTemplateRows: "minmax(400px, auto) auto" },
          [media.phone]: {
            gridTemplateRows: "minmax(430px, auto) auto",
            marginBlockStart: 0,
            gap: vars.space[2],
          },
        },
      }),
      reading: inComponents({
        gridTemplateColumns: `${one} 360px`,
        gap: "48px 64px",
        "@media": { [media.asideBelow]: { gridTemplateColumns: one, gap: "40px" } },
      }),
      study: inComponents({
        gridTemplateColumns: `${one} 282px`,
        gap: `${vars.layout.gutter} ${vars.space[7]}`,
        marginBlockStart: "56px",
        "@media": {
          [media.tablet]: { gridTemplateColumns: one },
          [media.phone]: { marginBlockStart: vars.space[6] },
        },
      }),
      picture: inComponents({
        gridTemplateColumns: `minmax(0, 384px) ${one}`,
        gap: `${vars.layout.gutter} 56px`,
        "@media": {
          [media.tablet]: { gridTemplateColumns: `minmax(0, 300px) ${one}`, gap: "40px" },
          [media.phone]: { gridTemplateColumns: one },
        },
      }),
      map: inComponents({
        gridTemplateColumns: `minmax(0, 620px) ${one}`,
        gap: "40px 64px",
        "@media": { [media.tablet]: { gridTemplateColumns: one } },
      }),
      stage: inComponents({
        gridTemplateColumns: `${one} 360px`,
        alignItems: "stretch",
        background: vars.color.stage,
        color: vars.color.onStage,
        borderRadius: vars.radius.sharp,
        overflow: "hidden",
        "@media": {
          [media.asideBelow]: { gridTemplateColumns: one },
          [media.phone]: { marginInline: "-16px" },
          [media.forcedColors]: litStage,
        },
      }),
      theatre: inComponents({
        gridTemplateColumns: one,
        background: vars.color.stage,
        color: vars.color.onStage,
        "@media": { [media.phone]: { marginInline: "-16px" }, [media.forcedColors]: litStage },
      }),
    },
  },
});

/** Stands first where the columns fold into one. */
export const early = componentStyle({ "@media": { [media.tablet]: { order: -1 } } });
/** Stands last where the columns fold into one. */
export const late = componentStyle({ "@media": { [media.tablet]: { order: 1, gridRowStart: 2 } } });

// Beside each other, and on a screen that the column fits into.
const roomy = "(min-width: 1001px) and (min-height: 740px)";
export const inSight = componentStyle({
  "@media": {
    [roomy]: { position: "sticky", insetBlockStart: `calc(${vars.layout.header} + ${vars.space[5]})` },
  },
});
