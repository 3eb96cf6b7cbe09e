import { Button, EmptyState, Link, OrderList, OrderRow, Pagination, Stack, Text } from "@xinglin/ui";
import { lazy, Suspense, useState } from "react";
import { useSnapshot } from "valtio";
import { graphql } from "../../gql/index.ts";
import type { OrdersQuery as OrdersAnswer } from "../../gql/graphql.ts";
import { isUnsupported } from "../../lib/failure-text.ts";
import { coursePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { whenInWords } from "../../lib/when-in-words.ts";
import { useQuery } from "../../lib/use-query.ts";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import { href } from "../../routes.tsx";
import { buyCourse, purchaseRequest } from "../../state/purchase-request.ts";

const OrdersQuery = graphql(`
  query Orders($page: Int!, $pageSize: Int!) {
    orders(page: $page, pageSize: $pageSize) {
      total
      items {
        id
        courseId
        name
        cover
        amount
        method
        state
        createdAt
        paidAt
      }
    }
  }
`);

type Order = OrdersAnswer["orders"]["items"][number];

const states = { OPEN: "open", PAID: "paid", CLOSED: "closed", EXPIRED: "expired" } as const;
const methods = { WECHAT: "wechat", ALIPAY: "alipay" } as const;

function whenOf({ paidAt, createdAt }: Order) {
  if (paidAt) return `${whenInWords(paidAt)} 付款`;
  return createdAt ? `${whenInWords(createdAt)} 下单` : undefined;
}

function OrderOf({ order }: { order: Order }) {
  const { id, courseId, name, cover, amount, method, state } = order;
  const price = amount ?? 0;
  const courseName = name ?? "课程";
  const [refunding, askForRefund] = useState(false);
  const row = (
    <OrderRow
      href={courseId ? href.course(courseId) : href.courses()}
      courseName={courseName}
      cover={cover}
      priceFen={price}
      method={method ? methods[method] : undefined}
      state={states[state]}
      when={whenOf(order)}
      number={id}
      action={
        state === "PAID" ? (
          <Button size="small" variant="text" onClick={() => askForRefund(true)}>
            申请退款
          </Button>
        ) : (
          state === "OPEN" &&
          courseId && (
            <Button size="small" onClick={() => buyCourse({ courseId, courseName, price, listPrice: price })}>
              继续付款
            </Button>
          )
        )
      }
    />
  );
  return (
    <>
      {row}
      {refunding && (
        <Suspense>
          <RefundRequest courseName={courseName} number={id} onClose={() => askForRefund(false)} />
        </Suspense>
      )}
    </>
  );
}

const RefundRequest = lazy(async () => ({ default: (await import("./refund-request.tsx")).RefundRequest }));

/** None on this page; there may be some on those before it. */
function NoOrders({ total = 0 }: { total?: number }) {
  return (
    <EmptyState
      level={2}
      title={total > 0 ? "这一页之后没有订单了" : "还没有订单"}
      action={
        <Button asChild>
          <a href={total > 0 ? href.orders() : href.courses("paid")}>
            {total > 0 ? "回到第一页" : "去看课程"}
          </a>
        </Button>
      }
    >
      {total > 0 ? `一共 ${total} 单。` : "买过的课程，订单和付款情况会列在这里。"}
    </EmptyState>
  );
}

/** The learner's orders; read anew when the payment dialog has closed. */
export function Orders({ page }: { page: number }) {
  const { closed } = useSnapshot(purchaseRequest);
  return <OrdersRead key={closed} page={page} />;
}

function OrdersRead({ page }: { page: number }) {
  const query = useQuery({
    query: OrdersQuery,
    variables: { page, pageSize: coursePageSize },
    requestPolicy: "cache-and-network",
  });
  // An upstream that keeps no orders has none to show.
  if (query[0].error && isUnsupported(query[0].error)) return <NoOrders />;
  return (
    <Loaded query={query} what="订单" skeleton={<CourseGridSkeleton count={4} />}>
      {({ orders: { items, total } }) =>
        items.length === 0 ? (
          <NoOrders total={total} />
        ) : (
          <Stack gap={5}>
            <Text size="ui" tone="soft">
              七天内可全额退款，超过七天按学习进度结算。<Link href={href.refund()}>退款说明</Link>
            </Text>
            <OrderList>
              {items.map((order) => (
                <OrderOf key={order.id} order={order} />
              ))}
            </OrderList>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / coursePageSize)}
              total={total}
              unit="单"
              href={href.orders}
            />
          </Stack>
        )
      }
    </Loaded>
  );
}
