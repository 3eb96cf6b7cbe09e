import { accessSync, constants } from "node:fs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/**
 * The Chromium to drive: `CHROMIUM_PATH`, the distribution's own, or `undefined`
 * for the one that Playwright keeps for itself.
 */
export function findBrowser() {
  return places.find((place) => {
    if (!place) return false;
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Flags that keep Chromium off the network and able to start as root. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flags that make two pictures of one story the same, bit for bit. */
export const stillFlags = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-checker-imaging",
  "--run-all-compositor-stages-before-draw",
  "--disable-font-subpixel-positioning",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-lcd-text",
  "--hide-scrollbars",
];
