import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { CodeField } from "../code-field/code-field.tsx";
import { Heading } from "../heading/heading.tsx";
import { Link } from "../link/link.tsx";
import { PhoneField } from "../phone-field/phone-field.tsx";
import { Text } from "../text/text.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const form = (
  <>
    <PhoneField />
    <CodeField onRequestCode={() => {}} />
    <Button variant="accent" width="full">
      登录
    </Button>
    <Checkbox defaultChecked>
      我已阅读并同意<Link href="#agreement">《用户协议》</Link>
    </Checkbox>
  </>
);

const meta = preview.meta({
  component: Dialog,
  title: "Overlays/Dialog",
  parameters: { layout: "fullscreen" },
  args: { open: true, onOpenChange: () => {}, title: "验证码登录", children: form },
});

const opened = (args: DialogProps) => <Dialog {...args} />;

export const OneColumn = meta.story({
  render: opened,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "验证码登录" });
    await waitFor(() => expect(within(dialog).getByRole("textbox", { name: "手机号" })).toHaveFocus());
  },
});

export const TwoColumns = meta.story({
  args: {
    size: "large",
    aside: (
      <div style={{ display: "grid", gap: 16, justifyItems: "center", textAlign: "center" }}>
        <Heading level={2} size="h3">
          扫码登录
        </Heading>
        <img src="/art/qr-signin.svg" alt="登录二维码" width={152} height={152} />
        <Text size="ui" tone="soft">
          用杏林针道 App 扫码
        </Text>
      </div>
    ),
  },
});

export const HiddenTitle = meta.story({
  args: { title: "登录", titleHidden: true },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "登录" })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    title: "《用户协议》",
    description: "2026 年 7 月 1 日起生效",
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>第 {index + 1} 条　学习者以手机号登录，账号归学习者本人使用，不得转借。</Text>
    )),
  },
});

export const OpensAndReturns = meta.story({
  args: { open: false },
  render: function OpensAndReturns(args) {
    const [open, setOpen] = useState(false);
    return (
      <main style={{ padding: 24 }}>
        <Button onClick={() => setOpen(true)}>登录 / 注册</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "登录 / 注册" });
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "验证码登录" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
  },
});
