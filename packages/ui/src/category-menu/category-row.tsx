import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, type PointerEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import type { Category } from "./category-menu.tsx";
import type { useOpenRow } from "./use-open-row.ts";
import * as styles from "./category-menu.css.ts";

interface CategoryRowProps {
  category: Category;
  /** 更多: a row without a page of its own. */
  isMore: boolean;
  open: "hover" | "focus" | "press" | undefined;
  menu: ReturnType<typeof useOpenRow>;
}

/** The names of the first children, where a category says nothing of itself. */
const noteOf = ({ note, children = [] }: Category) =>
  note ??
  children
    .slice(0, 4)
    .map(({ name }) => name)
    .join(" · ");

export function CategoryRow({ category, isMore, open, menu }: CategoryRowProps) {
  const { id, name, href, children = [] } = category;
  const flyId = useId();
  const hasChildren = children.length > 0;
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse" && hasChildren) act();
  };
  /** Focus by key shows the children; focus by a press must not fight the press. */
  const peek = (target: Element) => {
    if (!hasChildren) menu.close();
    else if (target.matches(":focus-visible") && open === undefined) menu.show(id, "focus");
  };
  const toggle = {
    "aria-expanded": open !== undefined && open !== "focus",
    "aria-controls": flyId,
    onClick: () => (open === "press" ? menu.close() : menu.show(id, "press")),
  };
  return (
    <li
      className={styles.row}
      data-row={id}
      data-open={open}
      onPointerEnter={byMouse(() => menu.pointAt(id))}
    >
      {isMore ? (
        <button
          type="button"
          className={styles.moreOpener}
          data-stop
          onFocus={(event) => peek(event.currentTarget)}
          {...toggle}
        >
          <span className={styles.moreName}>{name}</span>
          <span className={`${styles.note} ${styles.wide}`} aria-hidden>
            {noteOf(category)}
          </span>
          <span className={styles.wide}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </button>
      ) : (
        <>
          <a className={styles.link} href={href} data-stop onFocus={(event) => peek(event.currentTarget)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{noteOf(category)}</span>
          </a>
          {hasChildren ? (
            <button type="button" className={styles.opener} data-stop {...toggle}>
              <span className={styles.cellName}>{name}</span>
              <span className={`${styles.wide} ${visuallyHidden}`}>{name}</span>
              <span className={visuallyHidden}>的小类</span>
              <span className={styles.wide}>
                <Icon of={ChevronRight} size="small" />
              </span>
            </button>
          ) : (
            <a className={`${styles.opener} ${styles.bare}`} href={href} data-stop>
              <span className={styles.cellName}>{name}</span>
            </a>
          )}
        </>
      )}
      {hasChildren && (
        <div
          id={flyId}
          className={styles.fly}
          data-children
          hidden={open === undefined}
          // Shown to one who walks the rows by key, entered by ArrowRight or a press.
          inert={open === "focus"}
        >
          {isMore ? (
            <p className={styles.flyTitle}>更多分类</p>
          ) : (
            <a className={styles.flyTitle} href={href}>
              {name}
            </a>
          )}
          <Groups parent={name} categories={children} />
        </div>
      )}
    </li>
  );
}

/** Children that have children stand as rows, each before its own; the rest stand in one line. */
function Groups({ parent, categories }: { parent: string; categories: readonly Category[] }) {
  const rows = categories.filter(({ children = [] }) => children.length > 0);
  const single = categories.filter(({ children = [] }) => children.length === 0);
  return (
    <div className={styles.groups}>
      {rows.map(({ id, name, href, children = [] }) => (
        <div key={id} className={styles.group}>
          <a className={styles.groupName} href={href}>
            {name}
          </a>
          <Links label={name} categories={children} />
        </div>
      ))}
      {single.length > 0 && (
        <div className={styles.flat}>
          <Links label={rows.length > 0 ? "其他" : parent} categories={single} />
        </div>
      )}
    </div>
  );
}

function Links({ label, categories }: { label: string; categories: readonly Category[] }) {
  return (
    <ul className={styles.children} aria-label={label}>
      {categories.map(({ id, name, href }) => (
        <li key={id}>
          <a className={styles.child} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
