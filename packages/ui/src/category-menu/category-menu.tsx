import { useRef, type ComponentProps, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { CategoryRow } from "./category-row.tsx";
import { useOpenRow } from "./use-open-row.ts";
import * as styles from "./category-menu.css.ts";

export interface Category {
  id: string;
  name: string;
  href: string;
  /** A few words beside the name; the first children's names where it is left out. */
  note?: string | null;
  children?: readonly Category[];
}

export interface CategoryMenuProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  categories: readonly Category[];
  /** How many stand in the menu before 更多 (spec §9). @default 7 */
  limit?: number;
  /** @default "课程分类" */
  label?: string;
}

const moreId = "more";

/**
 * The course categories with their children beside the banner; a grid of cells on small screens.
 * Arrow keys walk the rows and step into the children, Escape closes them. To narrow a list use `FilterBar`.
 */
export function CategoryMenu({ categories, limit = 7, label = "课程分类", ...rest }: CategoryMenuProps) {
  const menu = useOpenRow();
  const list = useRef<HTMLUListElement>(null);
  /** The link or button from which the children were opened. */
  const opener = useRef<HTMLElement>(null);
  const shown = categories.slice(0, limit);
  const others = categories.slice(limit);
  const more: Category = { id: moreId, name: "更多", href: "", children: others };

  /** Each row's one stop that is drawn: its link beside the banner, its button on the small grid. */
  const stops = () =>
    [...(list.current?.querySelectorAll("[data-row]") ?? [])].flatMap((row) =>
      [...row.querySelectorAll<HTMLElement>("[data-stop]")]
        .filter((stop) => stop.getClientRects().length > 0)
        .slice(0, 1),
    );

  function walk(event: KeyboardEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    const row = target?.closest<HTMLElement>("[data-row]");
    if (!target || !row) return;
    const inside = target.closest("[data-children]");
    const id = row.dataset["row"] ?? "";
    const all = stops();
    const at = all.findIndex((stop) => row.contains(stop));
    const to: Record<string, () => void> = inside
      ? { ArrowLeft: () => all[at]?.focus(), ...along(target, inside) }
      : {
          ArrowDown: () => all[(at + 1) % all.length]?.focus(),
          ArrowUp: () => all[(at - 1 + all.length) % all.length]?.focus(),
          Home: () => all[0]?.focus(),
          End: () => all.at(-1)?.focus(),
          ArrowRight: () => {
            menu.show(id, "press");
            opener.current = target;
            // The children are let in by the render that follows.
            requestAnimationFrame(() => row.querySelector<HTMLElement>("[data-children] a")?.focus());
          },
        };
    if (event.key === "Escape" && menu.open) {
      const back = menu.open.way === "press" && row.contains(opener.current) ? opener.current : all[at];
      if (inside) back?.focus();
      menu.close();
    } else if (to[event.key]) {
      to[event.key]?.();
    } else {
      return;
    }
    event.preventDefault();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) menu.close();
  }

  function follow(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("[data-children] a")) menu.close();
    opener.current = event.target.closest<HTMLElement>("button[data-stop]") ?? opener.current;
  }

  return (
    // The rows are links and buttons; here their keys, focus and clicks are heard together.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      aria-label={label}
      className={styles.root}
      onKeyDown={walk}
      onBlur={leave}
      onClick={follow}
      {...rest}
    >
      <ul ref={list} className={styles.list} onPointerLeave={menu.pointAway}>
        {[...shown, ...(others.length > 0 ? [more] : [])].map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            isMore={category === more}
            open={menu.open?.row === category.id ? menu.open.way : undefined}
            menu={menu}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Up and down inside the children, link by link. */
function along(from: HTMLElement, inside: Element): Record<string, () => void> {
  const links = [...inside.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(from);
  const step = (by: number) => () => links[(at + by + links.length) % links.length]?.focus();
  return { ArrowDown: step(1), ArrowRight: step(1), ArrowUp: step(-1) };
}
