import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = preview.meta({
  component: AlertDialog,
  title: "Overlays/AlertDialog",
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "退出登录",
    children: "您将要退出当前账户, 是否继续?",
  },
});

export const SignOut = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "退出登录" });
    await expect(dialog).toHaveAccessibleDescription("您将要退出当前账户, 是否继续?");
    await waitFor(() => expect(screen.getByRole("button", { name: "取消" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "确定" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const OtherWords = meta.story({
  args: {
    title: "不再保存这则医案？",
    children: "写下的四诊与处方会丢失，照片也会从服务器删去。",
    confirmText: "丢弃",
    cancelText: "接着写",
  },
});
