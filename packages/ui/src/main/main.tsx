import type { ComponentProps } from "react";
import * as styles from "./main.css.ts";

export type MainProps = Omit<ComponentProps<"main">, "className" | "style">;

/** What the page is about, between header and footer; the header's skip link leads here. One on a page. */
export function Main({ id = "main", ...rest }: MainProps) {
  return <main id={id} tabIndex={-1} className={styles.main} {...rest} />;
}
