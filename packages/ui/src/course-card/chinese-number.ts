const digits = "〇一二三四五六七八九";

/** 1 to 99 in characters, as a printed table of contents counts: 12 is 十二. */
export function chineseNumber(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return digits.charAt(ones);
  return `${tens > 1 ? digits.charAt(tens) : ""}十${ones > 0 ? digits.charAt(ones) : ""}`;
}
