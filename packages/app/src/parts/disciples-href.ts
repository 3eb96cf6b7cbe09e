import { href } from "../routes.tsx";
import type { DiscipleChoice } from "./disciple-people.tsx";

/** What the list's address says; everything a link must reproduce. */
export interface DiscipleAddress {
  /** Official name: 四川省; whether anybody lives there the list will tell. */
  province?: string;
  /** Only within a province. */
  city?: string;
  choice: DiscipleChoice;
  page: number;
}

const typeOfChoice = { all: undefined, disciple: 1, junior: 2 } as const;

/** The list's address; a changed filter starts at the first page unless `page` is given. */
export function disciplesHref(address: DiscipleAddress, change: Partial<DiscipleAddress> = {}): string {
  const { province, city, choice, page } = { ...address, page: 1, ...change };
  return href.disciples({
    province,
    city: province && city,
    type: typeOfChoice[choice],
    page: page > 1 ? page : undefined,
  });
}
