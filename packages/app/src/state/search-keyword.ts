const storageKey = "xinglin.keyword";

/** The keyword of the last search in this tab (spec §2 "Shell"); empty when there is none. */
export function storedKeyword(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

export function storeKeyword(keyword: string) {
  try {
    if (keyword) sessionStorage.setItem(storageKey, keyword);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The address carries the keyword anyway.
  }
}
