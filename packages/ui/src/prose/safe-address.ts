/** Whether a link or picture may lead there: the web, mail, telephone, or this site. Browsers skip control characters, so they are skipped here. */
export function isSafeAddress(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const plain = address.replaceAll(/[\u0000-\u0020\u007F-\u009F\u200B-\u200F\u2028-\u202E\uFEFF]/g, "");
  return /^(?:https?:|mailto:|tel:)/i.test(plain) || /^[^:/?#\\]*(?:[/?#]|$)/.test(plain);
}
