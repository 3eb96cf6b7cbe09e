/** Crockford's base 32: no I, L, O or U, so that a code survives being read out and typed. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 16;

/** An unguessable code: eighty bits. */
export const newCode = (random: (bytes: number) => Buffer) =>
  // A byte has eight times as many values as there are digits, so each digit is as likely as any other.
  Array.from(random(length), (byte) => digits[byte % digits.length]).join("");

/** `7K3M9QPT2BWDH4ZR` as it is shown: `7K3M-9QPT-2BWD-H4ZR`. */
export const withDashes = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** What somebody typed, as it is kept: letters in capitals, look-alikes read as the digit they look like. */
export const plainCode = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
