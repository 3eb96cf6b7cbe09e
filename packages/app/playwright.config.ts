import { defineConfig } from "playwright/test";
import { browserFlags, findBrowser } from "../../scripts/find-browser.mjs";

const port = process.env["E2E_PORT"] ?? "4173";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: false,
  // Journeys wait for films more than they reckon; two of them share the server.
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env["CI"]),
  outputDir: "../../test-results/journeys",
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["json"] as const] : [])],
  globalSetup: "./e2e/start-site.ts",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserFlags, "--autoplay-policy=no-user-gesture-required"],
    },
  },
});
