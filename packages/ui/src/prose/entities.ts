const named = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00A0",
    ensp: "\u2002",
    emsp: "\u2003",
    hellip: "…",
    mdash: "—",
    ndash: "–",
    middot: "·",
    bull: "•",
    ldquo: "“",
    rdquo: "”",
    lsquo: "‘",
    rsquo: "’",
    laquo: "«",
    raquo: "»",
    times: "×",
    deg: "°",
    plusmn: "±",
    frac12: "½",
    yen: "¥",
    copy: "©",
    reg: "®",
    trade: "™",
    mu: "μ",
    alpha: "α",
    beta: "β",
    larr: "←",
    rarr: "→",
  }),
);

function numbered(code: number): string {
  const impossible = code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff);
  return Number.isNaN(code) || impossible ? "\uFFFD" : String.fromCodePoint(code);
}

/** Text with its character references read: numeric ones, and the named ones that editors write. Others stay as they are. */
export const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|([a-z][a-z\d]*));?/gi, (whole, hex, decimal, name) => {
    if (hex) return numbered(Number.parseInt(hex, 16));
    if (decimal) return numbered(Number.parseInt(decimal, 10));
    return named.get(name) ?? whole;
  });
