import { proxy } from "valtio";

const storageKey = "xinglin.keyword";

interface Search {
  /** The keyword of the last search in this tab (spec §2 "Shell"); empty when there is none. */
  keyword: string;
  /** Counts searches: the same keyword once more asks anew. */
  asked: number;
}

/** What was searched for last; the header keeps showing it. */
export const search = proxy<Search>({ keyword: "", asked: 0 });

export function storedKeyword(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Reads what this tab remembers, once the page is alive. */
export function startSearch() {
  search.keyword = storedKeyword();
}

export function storeKeyword(keyword: string) {
  search.keyword = keyword;
  try {
    if (keyword) sessionStorage.setItem(storageKey, keyword);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The address carries the keyword anyway.
  }
}

/** Somebody searched: lists that show this keyword already read it again. */
export function searched(keyword: string) {
  storeKeyword(keyword);
  search.asked += 1;
}
