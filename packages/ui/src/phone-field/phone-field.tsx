import { type ReactNode, useState } from "react";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import { useDigits } from "../text-field/digits.ts";
import { isMainlandMobile, mobileDigits } from "./mainland-mobile.ts";

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  "label" | "type" | "numeric" | "suffix" | "value" | "defaultValue"
> {
  /** @default "手机号" */
  label?: ReactNode;
  /** Digits alone. */
  value?: string;
  defaultValue?: string;
  /** Shown on leaving the field with an impossible number in it. @default "请输入合法的手机号" */
  invalidMessage?: ReactNode;
}

/** A mainland mobile number: spaces, full-width digits and +86 are cleared away. Check it with `isMainlandMobile` before sending. */
export function PhoneField({
  label = "手机号",
  value,
  defaultValue = "",
  invalidMessage = "请输入合法的手机号",
  error,
  onValueChange,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const [left, setLeft] = useState(false);
  const { digits, inputProps } = useDigits({ value, defaultValue, clean: mobileDigits, onValueChange });
  const impossible = left && digits !== "" && !isMainlandMobile(digits);
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      name="mobile"
      label={label}
      numeric
      error={error ?? (impossible ? invalidMessage : undefined)}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      {...rest}
      {...inputProps}
    />
  );
}
