import { digitsOf } from "../text-field/digits.ts";

const pattern = /^0?(?:13\d|14[578]|15[0-35-9]|166|17[035678]|18\d|19[19])\d{8}$/;

/** Whether it is a mainland mobile number by the product's rule (spec §5). */
export const isMainlandMobile = (mobile: string) => pattern.test(mobile);

/** Eleven digits at most, without the country's or the trunk's prefix that autofill and address books add. */
export const mobileDigits = (typed: string) =>
  digitsOf(typed)
    .replace(/^(?:(?:00)?86|0)(?=1)/, "")
    .slice(0, 11);
