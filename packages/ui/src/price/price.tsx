import type { ComponentProps } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { yuan } from "./yuan.ts";
import * as styles from "./price.css.ts";

export interface PriceProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** What is paid, in fen; 0 is 免费. */
  fen: number;
  /** What it cost before, in fen; drawn struck through when higher. */
  beforeFen?: number;
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  /**
   * `accent` stands beside the one red button of a view alone; prices in lists are ink.
   * @default "ink"
   */
  tone?: "accent" | "ink";
}

/** Says what something costs in yuan. For points earned write the number and 积分. */
export function Price({ fen, beforeFen, size = "medium", tone = "ink", ...rest }: PriceProps) {
  const reduced = beforeFen !== undefined && beforeFen > fen;
  return (
    <span className={styles.price({ size, tone })} {...rest}>
      {reduced && <span className={visuallyHidden}>现价</span>}
      {fen === 0 ? (
        "免费"
      ) : (
        <span>
          <span className={styles.sign}>¥</span>
          {yuan(fen)}
        </span>
      )}
      {reduced && (
        <del className={styles.before}>
          <span className={visuallyHidden}>原价</span>¥{yuan(beforeFen)}
        </del>
      )}
    </span>
  );
}
