import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";

export const main = componentStyle({
  // A short page keeps its footer below the fold's lower half, so that nothing jumps while it loads.
  minBlockSize: "70vh",
  paddingBlockEnd: "112px",
  "@media": { [media.phone]: { paddingBlockEnd: "72px" } },
});
