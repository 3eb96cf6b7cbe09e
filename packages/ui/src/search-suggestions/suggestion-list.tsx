import type { ComponentProps } from "react";
import { SuggestionOption, type SuggestionGroup } from "./suggestion-option.tsx";
import * as styles from "./search-suggestions.css.ts";

interface SuggestionListProps extends Omit<ComponentProps<"div">, "id"> {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Counted through all groups. */
  active: number;
}

export const countOf = (groups: readonly SuggestionGroup[]) =>
  groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The listbox that is walked from the field: the focus never comes here. */
export function SuggestionList({ id, groups, active, ...rest }: SuggestionListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links in groups, which no native list of choices holds
    <div {...rest} id={id} role="listbox" aria-label="搜索建议" className={styles.list}>
      {groups.map(({ name, suggestions }, at) => {
        const before = countOf(groups.slice(0, at));
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
          <div key={name} role="group" aria-label={name} className={styles.group}>
            <div className={styles.groupName} aria-hidden>
              {name}
            </div>
            {suggestions.map((suggestion, index) => (
              <SuggestionOption
                key={suggestion.href}
                suggestion={suggestion}
                id={optionId(id, before + index)}
                active={before + index === active}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
