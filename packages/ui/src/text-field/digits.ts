import { type ChangeEvent, type CompositionEvent, useState } from "react";

/** The digits of what was typed or pasted: full-width ones become plain, all else goes. */
export const digitsOf = (typed: string) => typed.normalize("NFKC").replaceAll(/\D/g, "");

interface DigitsOptions {
  value: string | undefined;
  defaultValue: string;
  /** Makes the value of what was typed: picks the digits and cuts to length. */
  clean: (typed: string) => string;
  onValueChange: ((value: string) => void) | undefined;
}

/**
 * Props for an input that holds digits alone, controlled or not.
 * An input method's unfinished text is left in peace until it is finished.
 */
export function useDigits({ value, defaultValue, clean, onValueChange }: DigitsOptions) {
  const [own, setOwn] = useState(() => clean(defaultValue));
  const [unfinished, setUnfinished] = useState<string>();
  const digits = value ?? own;

  function commit(input: HTMLInputElement) {
    const caret = clean(input.value.slice(0, input.selectionStart ?? undefined)).length;
    const cleaned = clean(input.value);
    if (input.value !== cleaned) {
      // Written before React does, or the caret would jump to the end.
      input.value = cleaned;
      input.setSelectionRange(caret, caret);
    }
    setUnfinished(undefined);
    setOwn(cleaned);
    if (cleaned !== digits) onValueChange?.(cleaned);
  }

  return {
    digits,
    inputProps: {
      value: unfinished ?? digits,
      onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setUnfinished(currentTarget.value);
        else commit(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => commit(currentTarget),
    },
  };
}
