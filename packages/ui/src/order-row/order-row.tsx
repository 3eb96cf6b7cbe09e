import type { ComponentProps, ReactNode } from "react";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { Plate } from "../plate/plate.tsx";
import { Price } from "../price/price.tsx";
import * as styles from "./order-row.css.ts";

/** `open` waits for its payment, `closed` was given up, `expired` ran out of time. */
export type OrderState = "open" | "paid" | "closed" | "expired";

const states: Record<OrderState, { says: string; tone: BadgeProps["tone"] }> = {
  open: { says: "待付款", tone: "ochre" },
  paid: { says: "已付款", tone: "brand" },
  closed: { says: "已取消", tone: "line" },
  expired: { says: "已过期", tone: "line" },
};

const methods = { wechat: "微信支付", alipay: "支付宝" };

export interface OrderRowProps extends Omit<ComponentProps<"li">, "className" | "style" | "children"> {
  /** Where the course is. */
  href: string;
  courseName: string;
  cover?: string | null;
  /** In fen. */
  priceFen: number;
  method?: "wechat" | "alipay";
  state: OrderState;
  /** When it was made, or paid, in words: 11月21日 14:05 付款. */
  when?: string;
  number: string;
  /** What can be done with it: a small `Button`. */
  action?: ReactNode;
}

/** One order in an `OrderList`: what was bought, for how much, and what has become of it. For a course one learns use `PurchasedCourse`. */
export function OrderRow({
  href,
  courseName,
  cover,
  priceFen,
  method,
  state,
  when,
  number,
  action,
  ...rest
}: OrderRowProps) {
  const { says, tone } = states[state];
  return (
    <li className={styles.row} {...rest}>
      <Plate src={cover} title={courseName} width={256} />
      <div className={styles.words}>
        <a className={styles.name} href={href}>
          {courseName}
        </a>
        <p className={styles.meta}>{[when, method && methods[method]].filter(Boolean).join(" · ")}</p>
        <p className={styles.meta}>
          订单号 <span className={styles.number}>{number}</span>
        </p>
      </div>
      <div className={styles.end}>
        <Badge tone={tone}>{says}</Badge>
        <Price fen={priceFen} size="small" />
        {action}
      </div>
    </li>
  );
}

/** Orders, one below the other. */
export function OrderList(props: Omit<ComponentProps<"ul">, "className" | "style">) {
  return <ul className={styles.list} {...props} />;
}
