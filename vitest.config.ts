import path from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chinaGeometryPlugin } from "./packages/ui/geometry/plugin.ts";
import { browserFlags, findBrowser } from "./scripts/find-browser.mjs";

const root = import.meta.dirname;
const storybookDir = path.join(root, ".storybook");

interface Look {
  name: string;
  colorScheme?: "light" | "dark";
  forcedColors?: "active" | "none";
  width?: number;
}

const chromium = ({ colorScheme = "light", forcedColors = "none" }: Partial<Look> = {}) =>
  playwright({
    launchOptions: {
      executablePath: findBrowser(),
      // The player's stories press play without a finger.
      args: [...browserFlags, "--autoplay-policy=no-user-gesture-required"],
    },
    contextOptions: {
      locale: "zh-CN",
      timezoneId: "Asia/Shanghai",
      reducedMotion: "reduce",
      colorScheme,
      forcedColors,
    },
  });

/** The stories as tests, under one look; axe findings are errors in each. */
const stories = (look: Look): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: storybookDir })],
  define: look.colorScheme ? { "import.meta.env.VITE_THEME": JSON.stringify("system") } : {},
  test: {
    name: look.name,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium(look),
      instances: [{ browser: "chromium", viewport: { width: look.width ?? 1024, height: 768 } }],
      screenshotFailures: false,
    },
  },
});

export default defineConfig({
  // Found mid-run these would make Vite reload the page under a running test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "radix-ui",
      "lucide-react",
      "hls.js/light",
      "dompurify",
      "qrcode",
      "wouter",
      "wouter/use-browser-location",
      "echarts/core",
      "echarts/charts",
      "echarts/renderers",
      "jsqr",
      "axe-core",
      "storybook/test",
      "storybook/internal/csf",
      "@storybook/react-vite",
      "@storybook/addon-a11y",
      "@storybook/addon-a11y/preview",
      "@storybook/addon-docs",
      "@storybook/addon-docs/blocks",
      "@vanilla-extract/recipes/createRuntimeFn",
    ],
  },
  test: {
    projects: [
      "packages/mesh/origin/vitest.config.ts",
      "packages/mesh/gateway/vitest.config.ts",
      stories({ name: "stories" }),
      stories({ name: "stories-night", colorScheme: "dark" }),
      stories({ name: "stories-forced", forcedColors: "active" }),
      stories({ name: "stories-320", width: 320 }),
      {
        extends: true,
        plugins: [vanillaExtractPlugin(), chinaGeometryPlugin()],
        // The same pictures and lessons as the stories, under the same addresses.
        publicDir: path.join(storybookDir, "public"),
        test: {
          name: "ui",
          include: ["packages/{ui,app}/src/**/*.test.tsx"],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium(),
            instances: [{ browser: "chromium", viewport: { width: 1024, height: 768 } }],
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        plugins: [chinaGeometryPlugin()],
        test: {
          name: "unit",
          environment: "node",
          include: [
            "packages/ui/{src,tokens,test,geometry}/**/*.test.ts",
            "packages/app/src/**/*.test.ts",
            "scripts/**/*.test.mjs",
            "packages/ui/publish/**/*.test.mjs",
            "packages/mesh/content/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
