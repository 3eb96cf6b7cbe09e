import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

const minute = 60_000;

const meta = preview.meta({
  title: "Course/PaymentDialog",
  component: PaymentDialog,
  args: {
    courseName: "针道入门：持针、进针与行气",
    priceFen: 199_900,
    method: "wechat" as const,
    state: "waiting" as const,
    code: "/art/qr-kf.svg",
    form: '<form action="/knowledge/cashier/1" method="get"><button type="submit">去支付宝付款</button></form>',
    onMethodChange: fn(),
    onRefresh: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const WeChat = meta.story({
  // Counts down.
  tags: ["!visual"],
  render: (args) => <PaymentDialog {...args} madeAt={Date.now()} expiresAt={Date.now() + 15 * minute} />,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: "购买课程" });
    await expect(dialog).toHaveTextContent("¥1,999");
    await expect(screen.getByRole("img", { name: "微信付款码" })).toBeVisible();
    await expect(screen.getByText(/有效/)).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "支付宝" }));
    await expect(args.onMethodChange).toHaveBeenCalledWith("alipay");
    await userEvent.click(screen.getByRole("button", { name: "确认支付" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Alipay = meta.story({
  args: { method: "alipay" },
  play: async () => {
    const frame = await screen.findByTitle("支付宝付款");
    await waitFor(() => expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("去支付宝付款")));
    // Whoever wrote the form may not run scripts here or read this site.
    await expect(frame.getAttribute("sandbox")).not.toMatch(/scripts|same-origin/);
  },
});

export const AlipayAsTheProviderWritesIt = meta.story({
  args: {
    method: "alipay",
    form: '<form name="punchout_form" method="post" action="#"><input type="hidden" name="biz_content" value="{}"><input type="submit" value="立即支付" style="display:none"></form><script>document.forms[0].submit();</script>',
  },
});

export const PersonalPrice = meta.story({ args: { priceFen: 159_900, listPriceFen: 199_900 } });
export const Loading = meta.story({ args: { state: "loading", code: undefined } });
export const LoadingAlipay = meta.story({ args: { state: "loading", method: "alipay", form: undefined } });

export const Expired = meta.story({
  args: { madeAt: 0, expiresAt: 15 * minute },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/已经过期/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "刷新二维码" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const ExpiredAlipay = meta.story({
  args: { method: "alipay", madeAt: 0, expiresAt: 15 * minute },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("订单已过期")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "重新付款" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { state: "cancelled" },
  play: async () => {
    await expect(await screen.findByText("付款已取消")).toBeVisible();
    await expect(screen.queryByRole("img", { name: "微信付款码" })).toBeNull();
  },
});

export const Paid = meta.story({
  args: { state: "paid" },
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveTextContent("支付成功");
  },
});

export const Failed = meta.story({
  args: { state: "failed", code: undefined, failure: "连不上服务器，请检查网络后再试。" },
});
export const FailedAlipay = meta.story({
  args: { state: "failed", method: "alipay", form: undefined, failure: "支付宝暂时连不上，请稍后再试。" },
});

export const LongName = meta.story({
  args: {
    courseName: "灵枢九针十二原导读与临床取穴思路：从持针、进针、行气到补泻的完整训练（上下两季合集）",
  },
});
