import { yuan } from "../http/money.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { escapeHtml } from "./html.ts";
import type { PayMethod } from "./payment.table.ts";
import { cashierPath } from "./sandbox.ts";

export type CashierState = "open" | "paid" | "closed" | "expired";

export interface CashierOrder {
  id: string;
  courseId: number;
  name: string;
  amountFen: number;
  method: PayMethod;
  expiresAt: Date;
}

/** The house's paper, in the light theme alone: this page belongs to no build. */
const style = `
:root { color-scheme: light; --ground: oklch(0.985 0.006 85); --surface: oklch(0.997 0.003 90); --text: oklch(0.23 0.015 250); --soft: oklch(0.4 0.014 250); --rule: oklch(0.23 0.015 250 / 0.26); --line: oklch(0.23 0.015 250 / 0.11); --accent: oklch(0.53 0.185 30); --fill: oklch(0.55 0.19 30); --focus: oklch(0.46 0.08 165); }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--text); font: 1rem/1.75 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei UI", system-ui, sans-serif; }
main { inline-size: min(100%, 26rem); display: grid; gap: 24px; padding: 32px 28px 28px; background: var(--surface); border-block-start: 2px solid var(--accent); box-shadow: 0 1px 2px var(--line), 0 16px 40px -24px var(--rule); }
h1, dd.sum, .name { font-family: "Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", serif; font-weight: 600; }
h1 { font-size: 1.5rem; line-height: 2rem; }
.note { color: var(--soft); font-size: 0.875rem; line-height: 1.375rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; padding-block: 16px; border-block: 1px solid var(--line); }
dt { color: var(--soft); } dd { text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.sum { font-size: 1.5rem; line-height: 1.75rem; color: var(--accent); }
.ways { display: grid; gap: 12px; }
button, a.button { display: grid; place-items: center; inline-size: 100%; min-block-size: 48px; padding: 8px 16px; border: 1px solid var(--rule); border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.pay { background: var(--fill); border-color: var(--fill); color: oklch(0.99 0.006 85); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (forced-colors: active) { main { border: 1px solid; } button.pay { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

const titles: Record<CashierState, string> = {
  open: "收银台",
  paid: "支付成功",
  closed: "订单已取消",
  expired: "订单已过期",
};

const notes: Record<CashierState, string> = {
  open: "这是沙箱收银台，不会扣真实的钱。",
  paid: "课程已经是您的了。原来的页面会自己更新，这一页可以关闭。",
  closed: "没有扣款。想买的话，回到课程页重新下单。",
  expired: "没有扣款。请回到课程页刷新二维码或重新下单。",
};

const waysOut = ({ id, courseId }: CashierOrder, state: CashierState) =>
  state === "open"
    ? `<form method="post" action="${cashierPath(id)}/pay"><button class="pay">确认付款</button></form>
<form method="post" action="${cashierPath(id)}/cancel"><button>取消付款</button></form>`
    : `<a class="button" href="/cousrsedetail/${courseId}">回到课程</a>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 杏林针道</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`;

/** The sandbox's cashier: what is paid for, and Pay and Cancel while it can be paid. Works without scripts. */
export function cashierPage(order: CashierOrder, state: CashierState): string {
  const rows = [
    ["课程", `<dd class="name">${escapeHtml(order.name)}</dd>`],
    ["付款方式", `<dd>${order.method === 1 ? "微信支付" : "支付宝"}（沙箱）</dd>`],
    ["金额", `<dd class="sum">¥${yuan(order.amountFen).toFixed(2)}</dd>`],
    ...(state === "open" ? [["付款期限", `<dd>${shanghaiTime(order.expiresAt).slice(11)} 前</dd>`]] : []),
  ];
  const list = rows.map(([name, value]) => `<dt>${name}</dt>${value}`).join("");
  return page(
    titles[state],
    `<div><h1>${titles[state]}</h1><p class="note">${notes[state]}</p></div><dl>${list}</dl><div class="ways">${waysOut(order, state)}</div>`,
  );
}

/** For an address that names no order. */
export const noOrderPage = () =>
  page(
    "没有这个订单",
    `<h1>没有这个订单</h1><p class="note">付款地址不完整，请重新扫码，或回到课程页重新下单。</p>`,
  );
