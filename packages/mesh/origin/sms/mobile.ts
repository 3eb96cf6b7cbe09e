import { Type } from "typebox";

/** Mainland mobile numbers exactly as spec §5 lists them. */
export const mobilePattern = /^0?(13\d|14[578]|15[0-35-9]|16[6]|17[035768]|18\d|19[19])\d{8}$/;

/** Refused in the catalogue's own words (spec §8). */
export const Mobile = Type.String({
  title: "手机号",
  pattern: mobilePattern.source,
  "x-refusal": "请输入合法的手机号",
});

/** One phone, one learner: the optional leading 0 is dropped before anything is stored or counted. */
export const plainMobile = (mobile: string) => mobile.replace(/^0/, "");
