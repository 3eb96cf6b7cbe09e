import type { ComponentProps } from "react";
import * as styles from "./link.css.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "className" | "style"> {
  href: string;
  /** `more` ends in a needle that points on; `standalone` stands outside of running text. @default "inline" */
  variant?: "inline" | "standalone" | "more";
}

/** Leads to another place. To do something here and now use `Button`. */
export function Link({ variant = "inline", target, children, ...rest }: LinkProps) {
  return (
    <a
      className={styles.link({ variant })}
      target={target}
      rel={target === "_blank" ? "noopener noreferrer" : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
