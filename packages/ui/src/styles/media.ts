/** Widths at which layouts change (art direction: asides go below, two columns, one). */
export const media = {
  /** Asides move below the reading column. */
  asideBelow: "(max-width: 1100px)",
  /** The main navigation folds into the menu. */
  navFolded: "(max-width: 1080px)",
  /** Four columns become two. */
  tablet: "(max-width: 1000px)",
  /** Two columns become one. */
  phone: "(max-width: 640px)",
  coarse: "(pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
