import { narrowest } from "./map-view.ts";

/** The page's margins on a phone, both together. */
const margins = 32;

/** The screens on which the map is narrower than `narrowest`; CSS must know before anything is measured. */
export const belowNarrow = `(max-width: ${narrowest + margins - 1}px)`;
