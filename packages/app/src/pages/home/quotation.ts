/** A biography that opens with a quotation begins with the founder's own words; they stand apart. */
export function splitQuotation(html: string): { quotation?: string; rest: string } {
  const found = /^\s*<blockquote>\s*<p>([\s\S]*?)<\/p>\s*<\/blockquote>\s*/.exec(html);
  if (!found) return { rest: html };
  const quotation = (found[1] ?? "").replaceAll(/<[^>]+>/g, "").trim();
  return { quotation: quotation.replace(/^[“"「]|[”"」]$/g, ""), rest: html.slice(found[0].length) };
}
