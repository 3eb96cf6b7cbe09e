import type { ReactNode } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { digitsOf, useDigits } from "../text-field/digits.ts";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import * as styles from "./code-field.css.ts";
import { useSecondsUntil } from "./seconds-until.ts";

const codeDigits = (typed: string) => digitsOf(typed).slice(0, 6);

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  "label" | "type" | "numeric" | "suffix" | "value" | "defaultValue"
> {
  /** @default "验证码" */
  label?: ReactNode;
  /** Digits alone. */
  value?: string;
  defaultValue?: string;
  /** 获取验证码 was pressed; the host sends the message and then sets `resendAt`. */
  onRequestCode: () => void;
  /** When another code may be asked for: epoch, ms. Kept by the host, so that the wait outlives a remount. */
  resendAt?: number;
  /** The request is under way. */
  requesting?: boolean;
}

/** The six digits of a text message, in one real input that takes paste and autofill, with the button that asks for them. */
export function CodeField({
  label = "验证码",
  value,
  defaultValue = "",
  onRequestCode,
  resendAt,
  requesting = false,
  onValueChange,
  ...rest
}: CodeFieldProps) {
  const seconds = useSecondsUntil(resendAt);
  const { inputProps } = useDigits({ value, defaultValue, clean: codeDigits, onValueChange });
  const waiting = requesting || seconds > 0;
  // `aria-disabled`, because a disabled button would drop the focus it was just pressed with.
  const request = (
    <>
      <button
        type="button"
        className={styles.request}
        aria-disabled={waiting || undefined}
        aria-busy={requesting || undefined}
        onClick={waiting ? undefined : onRequestCode}
      >
        {seconds > 0 ? `${seconds}秒后重试` : "获取验证码"}
      </button>
      <output className={visuallyHidden}>{announcement(resendAt, seconds)}</output>
    </>
  );
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      name="code"
      placeholder="六位数字"
      label={label}
      numeric
      suffix={request}
      {...rest}
      {...inputProps}
    />
  );
}

/** Says that the wait began and that it ended, never the seconds between. */
function announcement(resendAt: number | undefined, seconds: number) {
  if (resendAt === undefined) return "";
  return seconds > 0 ? "验证码已发送" : "可以重新获取验证码";
}
