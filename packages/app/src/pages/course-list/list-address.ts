import { href, type CourseListKind } from "../../routes.tsx";
import { keywordLength } from "../../lib/limits.ts";

/** What a list's address says; everything a link must reproduce. */
export interface ListAddress {
  kind: CourseListKind;
  /** First-level category. */
  itemId?: string;
  /** Second-level category. */
  itemId2?: string;
  keyword: string;
  sort: "NEWEST" | "HOTTEST";
  page: number;
}

const idIn = (value: string | null) => (value && /^[1-9]\d{0,8}$/.test(value) ? value : undefined);

function pageIn(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Reads a list's address; what makes no sense (page 0, an id that is not one) falls back to the whole list. */
export function readListAddress(kind: CourseListKind, search: string): ListAddress {
  const query = new URLSearchParams(search);
  const itemId = idIn(query.get("itemId"));
  return {
    kind,
    itemId,
    itemId2: itemId && idIn(query.get("itemId2")),
    keyword: (query.get("keyword") ?? "").trim().slice(0, keywordLength),
    sort: query.get("sort") === "hot" ? "HOTTEST" : "NEWEST",
    page: pageIn(query.get("page")),
  };
}

/** The address of a list; a changed filter starts at the first page unless `page` is given. */
export function listHref(address: ListAddress, change: Partial<ListAddress> = {}): string {
  const { kind, itemId, itemId2, keyword, sort, page } = { ...address, page: 1, ...change };
  return href.courses(kind, {
    itemId,
    itemId2,
    keyword,
    sort: sort === "HOTTEST" ? "hot" : undefined,
    page: page > 1 ? page : undefined,
  });
}

export const isFiltered = ({ itemId, keyword }: ListAddress) => Boolean(itemId ?? keyword);
