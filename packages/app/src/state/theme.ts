import { proxy } from "valtio";

export type ThemeChoice = "system" | "paper" | "night";

// index.html reads the same key before the first paint.
const storageKey = "xinglin.theme";

export const theme = proxy<{ choice: ThemeChoice }>({ choice: "system" });

export function startTheme() {
  const pinned = document.documentElement.dataset["theme"];
  theme.choice = pinned === "paper" || pinned === "night" ? pinned : "system";
}

/** Pins a theme, or follows the system again. */
export function chooseTheme(choice: ThemeChoice) {
  theme.choice = choice;
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
