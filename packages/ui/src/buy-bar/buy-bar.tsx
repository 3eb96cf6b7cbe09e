import type { ComponentProps, ReactNode } from "react";
import { Price } from "../price/price.tsx";
import * as styles from "./buy-bar.css.ts";

export interface BuyBarProps extends Omit<ComponentProps<"section">, "className" | "style" | "children"> {
  /** In fen; left out once the course is one's own. */
  priceFen?: number;
  beforeFen?: number;
  /** The last step: 购买课程, 立即学习, 登录 / 注册. */
  children: ReactNode;
}

/** Keeps price and last step at a phone's lower edge; draws nothing on wider screens, where they stand beside the title. */
export function BuyBar({ priceFen, beforeFen, children, ...rest }: BuyBarProps) {
  return (
    <section aria-label="购买" className={styles.bar} {...rest}>
      {priceFen !== undefined && <Price fen={priceFen} beforeFen={beforeFen} tone="accent" />}
      <div className={styles.action}>{children}</div>
    </section>
  );
}
