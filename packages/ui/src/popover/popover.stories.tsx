import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Popover } from "./popover.tsx";

const meta = preview.meta({
  component: Popover,
  title: "Overlays/Popover",
  args: {
    label: "我的",
    trigger: <Button>林知夏</Button>,
    children: (
      <Stack gap={2}>
        <Text size="ui">林知夏</Text>
        <Text size="caption" tone="soft" numeric>
          今天学了 24 分钟
        </Text>
        <Link href="#bought" variant="standalone">
          我购买的课程
        </Link>
        <Link href="#cases" variant="standalone">
          我的医案
        </Link>
      </Stack>
    ),
  },
});

export const Menu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "林知夏" });
    await userEvent.click(trigger);
    await expect(await screen.findByRole("dialog", { name: "我的" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    // The panel is read out first; its links are a Tab away.
    await waitFor(() => expect(screen.getByRole("dialog", { name: "我的" })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "我购买的课程" })).toHaveFocus();
  },
});
export const Closed = meta.story({});
