import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Toast } from "./toast.tsx";
import { Toaster, type ToastItem } from "./toaster.tsx";

// Stories stand still: nothing goes by itself.
const duration = Number.POSITIVE_INFINITY;

const meta = preview.meta({
  component: Toaster,
  subcomponents: { Toast },
  title: "Overlays/Toaster",
  args: { toasts: [], onDismiss: fn() },
});

export const Tones = meta.story({
  args: {
    toasts: [
      { id: "1", tone: "ok", title: "登录成功", detail: "欢迎回来，林知夏", duration },
      {
        id: "2",
        tone: "bad",
        title: "请输入消息内容",
        detail: "Please enter message content",
        detailLang: "en",
        duration,
      },
      { id: "3", title: "课程已加入收藏", duration },
    ],
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText("Please enter message content")).toHaveAttribute("lang", "en");
    const [first] = screen.getAllByRole("button", { name: "关闭" });
    if (first) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith("1");
  },
});

export const LongText = meta.story({
  args: {
    toasts: [
      {
        id: "1",
        tone: "bad",
        title: "验证码发送得太频繁：同一个手机号一天最多十次，请明天再来，或者用 App 扫码登录",
        detail:
          "Too many requests for this mobile number today; try again tomorrow or sign in with the app instead.",
        detailLang: "en",
        duration,
      },
    ],
  },
});

export const ComesAndGoes = meta.story({
  render: function ComesAndGoes() {
    const [toasts, setToasts] = useState<ToastItem[]>([]);
    return (
      <>
        <Button onClick={() => setToasts([{ id: "1", tone: "ok", title: "登录成功", duration: 50 }])}>
          登录
        </Button>
        <Toaster
          toasts={toasts}
          onDismiss={(id) => setToasts((old) => old.filter((toast) => toast.id !== id))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "登录" }));
    await userEvent.unhover(canvas.getByRole("button", { name: "登录" }));
    await waitFor(() => expect(screen.queryByText("登录成功")).toBeNull());
  },
});
