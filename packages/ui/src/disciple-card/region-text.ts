const short = (name: string) =>
  name.length > 2
    ? name.replace(/(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|地区|省|市|(?<!新)区|县)$/, "")
    : name;

/** 四川成都 for 四川省 and 成都市; a place named twice is named once. */
export function regionText(province?: string | null, city?: string | null): string {
  const parts = [province, city].flatMap((name) => (name ? [short(name)] : []));
  return [...new Set(parts)].join("");
}
