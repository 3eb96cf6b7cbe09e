import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./select-field.css.ts";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<
  ComponentProps<"select">,
  "className" | "style" | "children" | "multiple" | "size"
> {
  /** Names the field, above it. */
  label: ReactNode;
  options: readonly SelectOption[];
  /** What to know before choosing. */
  hint?: ReactNode;
  onValueChange?: (value: string) => void;
}

/** Chooses one of many by the platform's own list; `ref` and further props reach the `<select>`. For two to five short values use `SegmentedControl`. */
export function SelectField({
  label,
  options,
  hint,
  id,
  onChange,
  onValueChange,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const hintId = `${selectId}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={selectId}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={selectId}
          className={styles.select}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <Icon of={ChevronDown} size="small" />
        </span>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
