/** Money is integer fen in the database and decimal yuan on the wire. */
export const yuan = (fen: number) => fen / 100;

/** @throws RangeError when the amount is finer than a fen */
export function fen(amount: number): number {
  const exact = Math.round(amount * 100);
  if (Math.abs(exact - amount * 100) > 1e-6) throw new RangeError(`${amount} yuan is finer than a fen`);
  return exact;
}
