import { createContainer } from "@vanilla-extract/css";

/** The player arranges itself by its own width, not by the page's. */
export const player = createContainer();

export const width = {
  /** Phones: what does not fit stands in the settings menu. */
  belowMedium: `${player} (max-width: 599.98px)`,
  /** The smallest phones. */
  belowSmall: `${player} (max-width: 359.98px)`,
  fromMedium: `${player} (min-width: 600px)`,
  fromSmall: `${player} (min-width: 360px)`,
} as const;
