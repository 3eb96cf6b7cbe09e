import { Search } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from "react";
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
  /** What it holds at first, and again whenever this changes; what is typed meanwhile stays the reader's. */
  defaultValue?: string;
  /** The trimmed keyword. Without it the form goes to `action`. */
  onSearch?: (keyword: string) => void;
  /** Makes it a combobox: a `SearchSuggestions` for the field, drawn from its first focus on, when its code may come. */
  renderSuggestions?: (field: HTMLInputElement) => ReactNode;
}

function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Escape" || event.currentTarget.value === "") return;
  event.currentTarget.value = "";
  // What is around the field (a sheet, a dialog) closes on the next Escape.
  event.preventDefault();
  event.stopPropagation();
}

/** What it is from the first drawing on; `SearchSuggestions` changes it where there is a list. */
const combobox = { role: "combobox", "aria-expanded": false, "aria-autocomplete": "list" } as const;

/** Asks for a keyword and searches when it is submitted. To narrow a list as one types use `TextField`. */
export function SearchField({
  label = "搜索课程",
  action,
  name = "keyword",
  defaultValue,
  onSearch,
  renderSuggestions,
  ...rest
}: SearchFieldProps) {
  const [assisted, setAssisted] = useState<HTMLInputElement>();
  const assist = (event: SyntheticEvent<HTMLInputElement>) => setAssisted(event.currentTarget);
  const input = useRef<HTMLInputElement>(null);
  const held = useRef(defaultValue);
  useEffect(() => {
    // What was typed before the page was alive is the reader's too.
    if (held.current === defaultValue) return;
    held.current = defaultValue;
    if (input.current) input.current.value = defaultValue ?? "";
  }, [defaultValue]);

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
          ref={input}
          type="search"
          className={styles.input}
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={defaultValue}
          enterKeyHint="search"
          autoComplete="off"
          onKeyDown={clearOnEscape}
          {...(renderSuggestions && { ...combobox, onFocus: assist, onInput: assist })}
        />
      </form>
      {assisted && renderSuggestions?.(assisted)}
    </search>
  );
}
