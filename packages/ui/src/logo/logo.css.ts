import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { wordmark } from "./wordmark.ts";

const letters = wordmark
  .map(({ x, d }) => `<path transform="translate(${x} 5.5) scale(0.029)" d="${d}"/>`)
  .join("");
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 40"><g fill="none" stroke="#000"><path d="M20.5 6.2C12 4.6 4.4 11.6 4.6 20.6C4.8 29.4 11.6 36 20 36C28.6 36 35.4 29.2 35.4 20.6C35.4 14.2 31.6 8.8 26.2 6.8" stroke-width="2.1" stroke-linecap="round"/><path d="M23.4 1V22" stroke-width="1.2"/><path d="M23.4 1V9" stroke-width="2.6" stroke-dasharray="1.1 .7"/></g><circle cx="23.4" cy="24" r="2.5"/>${letters}</svg>`;

// A mask, so that the outlines stand in the sheet once instead of in every page's script and twice in its markup.
export const logo = componentStyle({
  display: "block",
  flex: "none",
  inlineSize: "166px",
  blockSize: "36px",
  background: "currentColor",
  mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") left center / contain no-repeat`,
  "@media": {
    [media.phone]: { inlineSize: "138px", blockSize: "30px" },
    [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" },
  },
});
