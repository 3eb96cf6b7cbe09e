import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "className" | "style" | "size" | "aria-invalid"
> {
  /** Names the field, above it; a placeholder never does. */
  label: ReactNode;
  /** What to write, when the name does not say it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the place of the hint. */
  error?: ReactNode;
  /** A unit, or a button that belongs to the field. */
  suffix?: ReactNode;
  /** Figures of equal width. */
  numeric?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * One line of text; `ref` and further props reach the `<input>`.
 * For a mobile number use `PhoneField`, for a code from a message `CodeField`.
 */
export function TextField({
  label,
  hint,
  error,
  suffix,
  numeric = false,
  id,
  required,
  onChange,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <div className={styles.frame}>
        <input
          id={inputId}
          type="text"
          required={required}
          className={numeric ? `${styles.input} ${styles.numeric}` : styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          {...rest}
        />
        {suffix && <div className={styles.suffix}>{suffix}</div>}
      </div>
      <div id={noteId} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <span className={styles.errorMark}>
              <Icon of={CircleAlert} size="small" />
            </span>
            {error}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
