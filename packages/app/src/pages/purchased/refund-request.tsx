import { Button, Dialog, Link, ScanCode, Stack, Text } from "@xinglin/ui";
import { useQuery } from "../../lib/use-query.ts";
import { graphql } from "../../gql/index.ts";
import { href } from "../../routes.tsx";
import { showToast } from "../../state/toasts.ts";

const RefundHelpQuery = graphql(`
  query RefundHelp {
    site {
      phone
    }
    configValue(code: "kfQR") {
      value
    }
  }
`);

interface RefundRequestProps {
  courseName: string;
  /** The order's number, which customer service asks for. */
  number: string;
  onClose: () => void;
}

/** The way to a refund (spec §1): customer service grants it, by the order's number. */
export function RefundRequest({ courseName, number, onClose }: RefundRequestProps) {
  const [{ data }] = useQuery({ query: RefundHelpQuery });
  const phone = data?.site.phone;
  const code = data?.configValue?.value;

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ tone: "ok", title: "订单号已复制" });
    } catch {
      showToast({ tone: "info", title: "没有复制成功，请长按订单号复制" });
    }
  }

  return (
    <Dialog
      open
      title="申请退款"
      description={`《${courseName}》的退款由客服办理，钱退回付款的账户。`}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap={4}>
        <Stack gap={2} align="start">
          <Text size="ui">订单号 {number}</Text>
          <Button size="small" onClick={() => void copy()}>
            复制订单号
          </Button>
        </Stack>
        {code && (
          <ScanCode src={code} alt="客服二维码" title="扫码找客服">
            把订单号发给客服。每天 9:00–21:00。
          </ScanCode>
        )}
        {phone && (
          <Text size="ui">
            也可以打 <Link href={`tel:${phone}`}>{phone}</Link>
          </Text>
        )}
        <Text size="caption" tone="faint">
          七天内可全额退款，超过七天按学习进度结算。<Link href={href.refund()}>退款说明</Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
