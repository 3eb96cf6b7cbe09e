import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Price } from "../price/price.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { PaymentPane } from "./payment-pane.tsx";
import * as styles from "./payment-dialog.css.ts";

export type PaymentMethod = "wechat" | "alipay";

/** `loading`: the order is being made; `cancelled`: given up at the cashier; `failed`: see `failure`. */
export type PaymentState = "loading" | "waiting" | "paid" | "cancelled" | "failed";

export interface PaymentDialogProps {
  courseName: string;
  /** What this learner pays, in fen. */
  priceFen: number;
  /** What it costs everybody; struck through when higher. */
  listPriceFen?: number;
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
  state: PaymentState;
  /** WeChat's QR code: the address of a picture. */
  code?: string;
  /** Alipay's form: HTML of a stranger, which runs in a sandboxed frame. */
  form?: string;
  /** When it was made and until when it can be paid: epoch, ms. */
  madeAt?: number;
  expiresAt?: number;
  /** What went wrong, for `failed`. */
  failure?: string;
  /** Another code, or another try. */
  onRefresh: () => void;
  /** 确认支付: the buyer says it is paid. */
  onConfirm: () => void;
  onClose: () => void;
  /** Whom to ask when it does not work. */
  help?: ReactNode;
}

const methods = [
  { value: "wechat", label: "微信支付" },
  { value: "alipay", label: "支付宝" },
] as const;

/** Buys one course: what it costs, how to pay, and what has become of it. It asks nobody; the app tells it the state. */
export function PaymentDialog({
  courseName,
  priceFen,
  listPriceFen,
  method,
  onMethodChange,
  onConfirm,
  onClose,
  help,
  ...pane
}: PaymentDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title="购买课程"
      aside={<PaymentPane method={method} {...pane} />}
      onOpenChange={(open) => !open && onClose()}
    >
      <p className={styles.course}>{courseName}</p>
      <Price fen={priceFen} beforeFen={listPriceFen} size="large" tone="accent" />
      <SegmentedControl label="付款方式" segments={methods} value={method} onValueChange={onMethodChange} />
      <Button variant="accent" size="large" width="full" onClick={onConfirm}>
        确认支付
      </Button>
      <p className={styles.words}>付完款，这里会自己更新；没有动静时按“确认支付”。</p>
      {help}
    </Dialog>
  );
}
