/** The one vocabulary of component states: facts stand in data attributes or ARIA, never in variants. */
export const states = {
  hover: "&:hover",
  pressed: "&:active",
  focusVisible: "&:focus-visible",
  disabled: '&:disabled, &[aria-disabled="true"], &[data-disabled]',
  invalid: '&[aria-invalid="true"], &[data-invalid]',
  checked: '&[data-state="checked"]',
  open: '&[data-state="open"]',
  selected: '&[aria-selected="true"], &[data-state="active"], &[data-state="on"]',
  current: "&[aria-current]:not([aria-current='false'])",
  busy: '&[aria-busy="true"]',
} as const;
