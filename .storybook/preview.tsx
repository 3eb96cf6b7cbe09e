import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import "../packages/ui/src/styles/global.ts";

/** `system` leaves the attribute off, so that the machine's own preference decides. */
type Theme = "paper" | "night" | "system";

function pinTheme(theme: Theme) {
  const root = document.documentElement;
  root.lang = "zh-CN";
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  // Each component gets a page of its sentences, props and stories; there is no second copy of them.
  tags: ["autodocs", "visual"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Layout",
          "Actions",
          "Forms",
          "Overlays",
          "Navigation",
          "Status",
          "Course",
          "Shell",
          "Player",
        ],
      },
    },
    chromatic: {
      modes: {
        paper: { theme: "paper" },
        night: { theme: "night" },
        phone: { theme: "paper", viewport: 375 },
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: "主题",
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "paper", title: "宣 paper" },
          { value: "night", title: "玄 night" },
          { value: "system", title: "随系统 system" },
        ],
      },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_THEME ?? "paper" },
  decorators: [
    (Story, { globals }) => {
      pinTheme(globals["theme"] as Theme);
      return <Story />;
    },
  ],
});
