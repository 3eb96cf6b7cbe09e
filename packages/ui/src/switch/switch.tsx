import { Switch as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./switch.css.ts";

export interface SwitchProps extends Omit<
  ComponentProps<typeof Radix.Root>,
  "className" | "style" | "children" | "asChild"
> {
  /** Names the setting, not its value: 字幕, never 打开字幕. */
  children: ReactNode;
}

/** Turns one setting on or off, at once. For a choice that waits for 保存, use `Checkbox`. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      <Radix.Root className={styles.track} {...rest}>
        <Radix.Thumb className={styles.dot} />
      </Radix.Root>
      {children}
    </label>
  );
}
