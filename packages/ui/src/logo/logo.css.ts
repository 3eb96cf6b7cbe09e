import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";

export const logo = componentStyle({
  flex: "none",
  inlineSize: "166px",
  blockSize: "36px",
  "@media": { [media.phone]: { inlineSize: "138px", blockSize: "30px" } },
});
