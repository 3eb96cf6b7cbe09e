import type { DiscipleChoice } from "./disciple-people.tsx";
import type { DiscipleAddress } from "./disciples-href.ts";

// The upstream takes no longer ones; a name cut short is as unknown as the whole of it.
const nameIn = (value: string | null, longest: number) => value?.trim().slice(0, longest) || undefined;

function pageIn(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The spec's numbers: 0 everybody, 1 disciples, 2 junior disciples. */
const choiceOfType: Record<string, DiscipleChoice> = { "1": "disciple", "2": "junior" };

/** Reads the address; a type or page that makes no sense falls back to the whole list. */
export function readDiscipleAddress(search: string): DiscipleAddress {
  const query = new URLSearchParams(search);
  const province = nameIn(query.get("province"), 20);
  return {
    province,
    city: province && nameIn(query.get("city"), 30),
    choice: choiceOfType[query.get("type") ?? ""] ?? "all",
    page: pageIn(query.get("page")),
  };
}

export const isFiltered = ({ province, choice }: DiscipleAddress) => Boolean(province) || choice !== "all";
