import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<
  ComponentProps<typeof Radix.Root>,
  "className" | "style" | "children" | "asChild" | "checked" | "defaultChecked" | "onCheckedChange"
> {
  /** What one agrees to or picks. May hold a `Link`. */
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** Says yes or no to something that is sent later. For a setting that works at once use `Switch`. */
export function Checkbox({ children, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <Radix.Root
        className={styles.box}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
        {...rest}
      >
        <Radix.Indicator className={styles.mark}>
          <Check aria-hidden focusable={false} className={styles.mark} />
        </Radix.Indicator>
      </Radix.Root>
      <span>{children}</span>
    </label>
  );
}
