import { Link, PaymentDialog, Text, type PaymentMethod } from "@xinglin/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import { useQuery } from "../lib/use-query.ts";
import { graphql } from "../gql/index.ts";
import {
  closePurchase,
  purchaseRequest,
  resumePurchaseAfterSignIn,
  type CourseToBuy,
} from "../state/purchase-request.ts";
import { showToast } from "../state/toasts.ts";
import { readOwnership } from "./use-ownership.ts";
import { usePayment } from "./use-payment.ts";

const PurchaseHelpQuery = graphql(`
  query PurchaseHelp {
    site {
      phone
    }
  }
`);

const wire = { wechat: "WECHAT", alipay: "ALIPAY" } as const;

/** Buying a course (spec §2 "cousrsedetail"): it notices the payment by itself; 确认支付 closes it and reads the course again. */
export function PurchaseDialog({ course }: { course: CourseToBuy }) {
  const client = useClient();
  const [method, setMethod] = useState<PaymentMethod>("wechat");
  const { payment, refresh } = usePayment(course.courseId, wire[method]);
  const [{ data }] = useQuery({ query: PurchaseHelpQuery });
  const phone = data?.site.phone;

  /** What the server says of the course decides, not the dialog. */
  async function conclude(otherwise: string) {
    const owned = await readOwnership(client, course.courseId);
    showToast(owned ? { tone: "ok", title: "购买成功" } : { tone: "info", title: otherwise });
    // Closed meanwhile, and perhaps opened for another course.
    if (purchaseRequest.course?.courseId === course.courseId) closePurchase();
  }

  const end = useEffectEvent(() => {
    if (payment.end === "signed-out") resumePurchaseAfterSignIn(course);
    else void conclude("付款成功，课程正在开通");
  });
  useEffect(() => {
    if (payment.end) end();
  }, [payment.end]);

  // An order is also closed when another one for the course was paid, late and perhaps elsewhere.
  const closed = useEffectEvent(async () => {
    if (await readOwnership(client, course.courseId)) await conclude("付款成功，课程正在开通");
  });
  useEffect(() => {
    if (payment.state === "cancelled") void closed();
  }, [payment.state]);

  return (
    <PaymentDialog
      courseName={course.courseName}
      priceFen={payment.amount ?? course.price}
      listPriceFen={course.listPrice}
      method={method}
      onMethodChange={setMethod}
      state={payment.state}
      code={method === "wechat" ? payment.body : undefined}
      form={method === "alipay" ? payment.body : undefined}
      madeAt={payment.madeAt}
      expiresAt={payment.expiresAt}
      failure={payment.failure}
      onRefresh={refresh}
      onConfirm={() => void conclude("还没有收到付款，到账后会自动开通")}
      onClose={closePurchase}
      help={
        phone && (
          <Text size="caption" tone="faint">
            付款遇到问题？打 <Link href={`tel:${phone}`}>{phone}</Link>
          </Text>
        )
      }
    />
  );
}
