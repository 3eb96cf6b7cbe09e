import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FloatingMenu } from "./floating-menu.tsx";

const meta = preview.meta({
  title: "Shell/FloatingMenu",
  component: FloatingMenu,
  args: { homeHref: "#home", appHref: "#download" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 1600 }}>
        <Story />
      </div>
    ),
  ],
});

export const OnPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    // On a phone it comes as one turns up.
    const menu = canvas.getByRole("navigation");
    // Two scrolls within one frame would be told as one.
    const told = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
    window.scrollTo(0, 800);
    await told;
    window.scrollTo(0, 400);
    await waitFor(() => expect(menu).not.toHaveAttribute("data-away"), { timeout: 5000 });
    await userEvent.click(canvas.getByRole("button", { name: "回到顶部" }));
    await expect(window.scrollY).toBe(0);
  },
});
