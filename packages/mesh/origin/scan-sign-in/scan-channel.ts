/** Where the broker tells every process what became of a code: `scanned`, `confirmed` or `ended`. */
export const channelOf = (code: string) => `scan-sign-in:${code}`;
