/** Fen as the figures of yuan: 199900 is `1,999`, 990 is `9.90`. */
export function yuan(fen: number): string {
  const whole = fen % 100 === 0;
  return (fen / 100).toLocaleString("zh-CN", {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });
}
