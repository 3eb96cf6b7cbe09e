import { findBrowser } from "./find-browser.mjs";
import { hasApt, needDebian, wantDebian } from "./debian.mjs";
import { giveUp, run } from "./workshop.mjs";

/** Sees to a Chromium and to Chinese fonts: Debian's where there is apt, else Playwright's own. */
export function needBrowser() {
  if (process.platform === "linux" && hasApt()) {
    needDebian("fonts-noto-cjk");
    // The headless build takes half the time for the same pages; not every release has it.
    if (!process.env.CHROMIUM_PATH && !wantDebian("chromium-headless-shell")) needDebian("chromium");
    return;
  }
  if (findBrowser()) return;
  if (run("playwright", ["install", "chromium"]) !== 0) {
    giveUp("No browser: install Chromium and set CHROMIUM_PATH to it.");
  }
}
