import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds on a page, or in the part of it that a selector names, each with the element's markup. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // Our pages hold no frames of others: without a second window for them axe takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The looks of the product: by day, by night, and with the colours of the system. Nothing fades meanwhile. */
const looks = {
  day: { colorScheme: "light", forcedColors: "none", reducedMotion: "reduce" },
  night: { colorScheme: "dark", forcedColors: "none", reducedMotion: "reduce" },
  forced: { colorScheme: "light", forcedColors: "active", reducedMotion: "reduce" },
} as const;

/** What axe finds in each of the looks, one after the other on the page as it stands. */
export async function findingsInLooks(page: Page, ...names: (keyof typeof looks)[]) {
  const found: string[] = [];
  for (const name of names) {
    await page.emulateMedia(looks[name]);
    found.push(...(await findings(page)).map((finding) => `${name}: ${finding}`));
  }
  return found;
}
