/** When tests begin: noon in Asia/Shanghai. */
export const testNow = new Date("2026-11-20T04:00:00Z");
