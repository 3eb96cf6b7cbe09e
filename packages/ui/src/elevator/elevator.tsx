import { ArrowUp, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState, type ComponentProps, type MouseEvent } from "react";
import { scrollPageTo } from "../floating-menu/scroll-to.ts";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./elevator.css.ts";

export interface ElevatorProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** The page's sections by the ids of their elements, in order. */
  sections: { id: string; label: string }[];
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/** How far below the header a section's head comes to stand, px. */
const air = 24;

const topOf = (section: Element) => {
  const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
  return Math.max(0, section.getBoundingClientRect().top + scrollY - header - air);
};

/** Scrolls to a section, which may still move while those above it fill, and hands its heading the focus. */
function rideTo(event: MouseEvent, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  const heading = section.querySelector<HTMLElement>("h2, h3") ?? section;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollPageTo(() => topOf(section));
}

/** A long page's sections along the needle at the screen's edge; the ringed dot is where one is. For a short page use nothing. */
export function Elevator({ sections, folded, onFoldedChange, ...rest }: ElevatorProps) {
  const current = useCurrent(sections);
  return (
    <nav aria-label="电梯导航" className={styles.root} {...rest}>
      <button
        type="button"
        className={styles.tool}
        aria-label={folded ? "展开电梯导航" : "收起电梯导航"}
        aria-expanded={!folded}
        onClick={() => onFoldedChange(!folded)}
      >
        <Icon of={folded ? ChevronLeft : ChevronRight} />
      </button>
      {!folded && (
        <ol className={styles.stops}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                className={styles.stop}
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                onClick={(event) => rideTo(event, id)}
              >
                <span className={styles.label}>{label}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <button type="button" className={styles.tool} aria-label="回到顶部" onClick={() => scrollPageTo(0)}>
        <Icon of={ArrowUp} />
      </button>
    </nav>
  );
}

/** The section that holds the line a third down the screen; none above the first. */
function useCurrent(sections: { id: string }[]) {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const crossing = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent((before) => ids.split(" ").findLast((id) => crossing.has(id)) ?? before);
        if (scrollY === 0) setCurrent(undefined);
      },
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
}
