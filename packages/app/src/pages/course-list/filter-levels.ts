import type { FilterLevel } from "@xinglin/ui";
import { listHref, type ListAddress } from "./list-address.ts";

interface Category {
  id: string;
  name: string;
  children?: readonly { id: string; name: string }[] | null;
}

/** The two levels of the category filter as links; the second shows once a first is chosen. */
export function filterLevels(address: ListAddress, categories: readonly Category[]): FilterLevel[] {
  const { itemId, itemId2 } = address;
  const chosen = categories.find(({ id }) => id === itemId);
  return [
    {
      label: "分类",
      allHref: listHref(address, { itemId: undefined, itemId2: undefined }),
      options: categories.map(({ id, name }) => ({
        label: name,
        href: listHref(address, { itemId: id, itemId2: undefined }),
        current: id === itemId,
      })),
    },
    {
      label: "小类",
      allHref: listHref(address, { itemId2: undefined }),
      options: (chosen?.children ?? []).map(({ id, name }) => ({
        label: name,
        href: listHref(address, { itemId2: id }),
        current: id === itemId2,
      })),
    },
  ];
}
