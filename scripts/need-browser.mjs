import { findBrowser } from "./find-browser.mjs";
import { hasApt, needDebian } from "./debian.mjs";
import { giveUp, run } from "./workshop.mjs";

/** Sees to a Chromium and to Chinese fonts: Debian's where there is apt, else Playwright's own. */
export function needBrowser() {
  if (process.platform === "linux" && hasApt()) {
    if (process.env.CHROMIUM_PATH) needDebian("fonts-noto-cjk");
    else needDebian("chromium", "fonts-noto-cjk");
    return;
  }
  if (findBrowser()) return;
  if (run("playwright", ["install", "chromium"]) !== 0) {
    giveUp("No browser: install Chromium and set CHROMIUM_PATH to it.");
  }
}
