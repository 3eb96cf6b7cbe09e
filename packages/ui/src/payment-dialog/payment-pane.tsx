import { CircleCheck, CircleSlash } from "lucide-react";
import { Button } from "../button/button.tsx";
import { useSecondsUntil } from "../code-field/seconds-until.ts";
import { Icon } from "../icon/icon.tsx";
import { Skeleton, SkeletonText } from "../skeleton/skeleton.tsx";
import { TimedCode } from "../timed-code/timed-code.tsx";
import type { PaymentDialogProps } from "./payment-dialog.tsx";
import { PaymentForm } from "./payment-form.tsx";
import * as styles from "./payment-dialog.css.ts";

type PaneProps = Pick<
  PaymentDialogProps,
  "method" | "state" | "code" | "form" | "madeAt" | "expiresAt" | "failure" | "onRefresh"
>;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface EndProps {
  paid?: boolean;
  title: string;
  words: string;
  onAgain?: () => void;
}

/** The payment has come to an end here, one way or another. */
function End({ paid = false, title, words, onAgain }: EndProps) {
  return (
    <div className={styles.end} data-tone={paid ? "ok" : undefined}>
      <Icon of={paid ? CircleCheck : CircleSlash} size="large" />
      <output className={styles.endWords}>
        <strong className={styles.endTitle}>{title}</strong>
        {words}
      </output>
      {onAgain && <Button onClick={onAgain}>重新付款</Button>}
    </div>
  );
}

function AlipayPane({ state, form, expiresAt, failure, onRefresh }: PaneProps) {
  const left = useSecondsUntil(expiresAt);
  const over = expiresAt !== undefined && left === 0;
  if (state === "failed") return <End title="没有连上支付宝" words={failure ?? ""} onAgain={onRefresh} />;
  if (form && over) return <End title="订单已过期" words="没有扣款。" onAgain={onRefresh} />;
  if (!form) {
    return (
      <Skeleton label="正在准备支付宝">
        <SkeletonText lines={3} />
      </Skeleton>
    );
  }
  return (
    <div className={styles.alipay}>
      <p className={styles.words}>支付宝的收银台会在新窗口打开，付完回到这里，这一页会自己知道。</p>
      <PaymentForm html={form} title="支付宝付款" />
      {expiresAt !== undefined && <p className={styles.life}>还有 {clock(left)} 可付</p>}
    </div>
  );
}

/** The half where one pays: a code to scan, a form to send, or what became of it. */
export function PaymentPane(props: PaneProps) {
  const { method, state, code, madeAt, expiresAt, failure, onRefresh } = props;
  if (state === "paid") return <End paid title="支付成功" words="课程已经是你的了，正在更新这一页。" />;
  if (state === "cancelled") {
    return <End title="付款已取消" words="在收银台取消了，没有扣款。" onAgain={onRefresh} />;
  }
  if (method === "alipay") return <AlipayPane {...props} />;
  return (
    <TimedCode
      label="微信付款码"
      picture={state === "waiting" ? code : undefined}
      madeAt={madeAt}
      expiresAt={expiresAt}
      state={state === "failed" ? "failed" : "ready"}
      failure={failure}
      onRefresh={onRefresh}
    >
      用微信扫一扫，在手机上付款
    </TimedCode>
  );
}
