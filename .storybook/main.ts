import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { chinaGeometryPlugin } from "../packages/ui/geometry/plugin.ts";
import { defineMain } from "@storybook/react-vite/node";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  staticDirs: ["./public"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, which the other docgen needs.
  // Pictures need no prop tables, which take most of the time of a build.
  typescript: { reactDocgen: process.env["STORYBOOK_PROP_TABLES"] === "off" ? false : "react-docgen" },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), chinaGeometryPlugin()],
  }),
});
