import { componentStyle } from "../styles/component-style.ts";

// `data-holds` and the height are set on the root element before the first paint, by a script of the page.
export const place = componentStyle({
  display: "contents",
  selectors: {
    // Margins of what comes belong to its height.
    "&:not(:empty)": { display: "flow-root" },
    ":root[data-holds] &[data-held]": { display: "flow-root", minBlockSize: "var(--held-place, 0px)" },
  },
});
