import { Search } from "lucide-react";
import type { ComponentProps, KeyboardEvent, SubmitEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./search-field.css.ts";

export interface SearchFieldProps extends Omit<
  ComponentProps<"search">,
  "className" | "style" | "children" | "defaultValue"
> {
  /** Names the field and stands in it while it is empty. @default "搜索课程" */
  label?: string;
  /** Where the form goes by itself, before the page is alive. */
  action?: string;
  /** The field's name in that address. @default "keyword" */
  name?: string;
  /** What it holds at first; give the form a new `key` to start over. */
  defaultValue?: string;
  /** The trimmed keyword. Without it the form goes to `action`. */
  onSearch?: (keyword: string) => void;
}

function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Escape" || event.currentTarget.value === "") return;
  event.currentTarget.value = "";
  // What is around the field (a sheet, a dialog) closes on the next Escape.
  event.preventDefault();
  event.stopPropagation();
}

/** Asks for a keyword and searches when it is submitted. To narrow a list as one types use `TextField`. */
export function SearchField({
  label = "搜索课程",
  action,
  name = "keyword",
  defaultValue,
  onSearch,
  ...rest
}: SearchFieldProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get(name);
    onSearch(typeof keyword === "string" ? keyword.trim() : "");
  }
  return (
    <search className={styles.root} {...rest}>
      <form className={styles.form} action={action} onSubmit={submit}>
        <button type="submit" className={styles.submit} aria-label="搜索">
          <Icon of={Search} size="small" />
        </button>
        <input
          type="search"
          className={styles.input}
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={clearOnEscape}
        />
      </form>
    </search>
  );
}
