import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Text } from "../text/text.tsx";
import { HeldPlace } from "./held-place.tsx";

const meta = preview.meta({
  title: "Status/HeldPlace",
  component: HeldPlace,
  beforeEach: () => {
    const { documentElement: root } = document;
    root.dataset.holds = "";
    root.style.setProperty("--held-place", "160px");
    return () => {
      delete root.dataset.holds;
      root.style.removeProperty("--held-place");
    };
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Text>下面的内容不会移动。</Text>
      </>
    ),
  ],
});

export const Held = meta.story({
  args: { held: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-held]")?.getBoundingClientRect().height).toBe(160);
  },
});
export const Come = meta.story({ args: { held: false, children: <Text>接着上次的地方学。</Text> } });
