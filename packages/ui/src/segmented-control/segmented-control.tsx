import { useId, type ComponentProps } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./segmented-control.css.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<"fieldset">,
  "className" | "style" | "children" | "onChange" | "defaultValue"
> {
  /** What is being chosen, for screen readers: 字号. */
  label: string;
  segments: readonly Segment<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** The field's name in a form. */
  name?: string;
}

/** Chooses one of two to five short values, at once. For more of them, or longer ones, use `Select`; to change panels use `Tabs`. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  name,
  ...rest
}: SegmentedControlProps<Value>) {
  const own = useId();
  return (
    <fieldset className={styles.root} {...rest}>
      <legend className={visuallyHidden}>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name ?? own}
            value={segment.value}
            disabled={segment.disabled}
            onChange={() => onValueChange?.(segment.value)}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
          />
          <span className={styles.label}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
