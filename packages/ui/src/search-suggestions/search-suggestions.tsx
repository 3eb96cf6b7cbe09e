import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { countOf, optionId, SuggestionList } from "./suggestion-list.tsx";
import type { SuggestionGroup } from "./suggestion-option.tsx";
import * as styles from "./search-suggestions.css.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useRoomBelow } from "./use-room-below.ts";
import { useTypedKeyword } from "./use-typed-keyword.ts";

export interface SearchAnswer {
  /** What was asked for. */
  keyword: string;
  /** Empty groups are left out; undefined when the answer did not come. */
  groups?: readonly SuggestionGroup[];
}

export interface SearchSuggestionsProps extends Omit<
  ComponentProps<"div">,
  "className" | "style" | "children"
> {
  /** The field whose words are completed; `SearchField` hands it over. */
  field: HTMLInputElement;
  /** The reader paused: ask for this; empty when there is nothing to ask. */
  onAsk: (keyword: string) => void;
  /** The last answer that came. One for another keyword than was asked last is late, and stands only meanwhile. */
  answer?: SearchAnswer;
  /** A keyword of more characters is not asked for. @default 50 */
  longest?: number;
}

/** An older answer stands while the reader goes on typing or takes back what it was for. */
const fits = ({ keyword }: SearchAnswer, asked: string) =>
  asked !== "" && (keyword.startsWith(asked) || asked.startsWith(keyword));

function messageOf(shown: SearchAnswer | undefined, busy: boolean): string {
  if (!shown) return busy ? "正在找…" : "";
  if (!shown.groups) return "建议没有取到，按回车照常搜索";
  return `没有找到“${shown.keyword}”，按回车搜索全部课程`;
}

/** What a keyword may mean, below a `SearchField`: a listbox walked from the field. Enter alone still searches. */
export function SearchSuggestions({ field, onAsk, answer, longest = 50, ...rest }: SearchSuggestionsProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ of: SearchAnswer | undefined; index: number }>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    setChosen(undefined);
  };
  const { asked, askNow } = useTypedKeyword({
    field,
    longest,
    onAsk,
    onTyped: (keyword) => {
      setChosen(undefined);
      setOpen(keyword !== "");
    },
  });
  const shown = open && answer && fits(answer, asked) ? answer : undefined;
  const busy = open && answer?.keyword !== asked;
  const groups = (shown?.groups ?? []).filter(({ suggestions }) => suggestions.length > 0);
  const count = countOf(groups);
  // What was chosen in one list means nothing in the next.
  const active = chosen && chosen.of === shown ? chosen.index : -1;
  const room = useRoomBelow(list, count > 0);
  const message = count > 0 ? "" : messageOf(shown, busy);

  function walk(event: KeyboardEvent, to: number) {
    event.preventDefault();
    // One past the last, and one before the first, is the field itself.
    const round = to < -1 ? count - 1 : to;
    const index = round < count ? round : -1;
    setChosen({ of: shown, index });
    list.current?.querySelectorAll("[role=option]")[index]?.scrollIntoView({ block: "nearest" });
  }
  function reopen(event: KeyboardEvent) {
    if (field.value.trim() === "") return;
    event.preventDefault();
    askNow();
    setOpen(true);
  }
  function press(event: KeyboardEvent) {
    const { key } = event;
    if (!open) {
      if (key === "ArrowDown" || key === "ArrowUp") reopen(event);
    } else if (key === "Escape" || (key === "ArrowUp" && event.altKey)) {
      // Only the list closes; the next Escape empties the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === "ArrowDown") walk(event, active + 1);
    else if (key === "ArrowUp") walk(event, active - 1);
    else if (active === -1) return;
    else if (key === "Home") walk(event, 0);
    else if (key === "End") walk(event, count - 1);
    else if (key === "Enter") {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.click();
    }
  }
  useListKeys({ field, onKey: press, onLeave: close });

  useEffect(() => {
    // The field was drawn before this code was here, and stays the same element with its focus and caret.
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);
    set("aria-expanded", String(count > 0));
    set("aria-controls", count > 0 ? id : undefined);
    set("aria-activedescendant", active >= 0 ? optionId(id, active) : undefined);
    return () => {
      set("aria-expanded", "false");
      set("aria-controls", undefined);
      set("aria-activedescendant", undefined);
    };
  }, [field, id, count, active]);

  return (
    <div {...rest} data-state={open ? "open" : "closed"}>
      <div
        className={styles.panel}
        hidden={!open || (count === 0 && message === "")}
        data-waiting={busy && !shown ? "" : undefined}
        aria-busy={busy}
      >
        {count > 0 ? (
          <SuggestionList
            ref={list}
            id={id}
            groups={groups}
            active={active}
            style={{ maxBlockSize: room && `min(640px, ${room}px)` }}
            // Keeps the focus, and with it the list, where it is while an option is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          />
        ) : (
          <p className={styles.message} aria-hidden>
            {message}
          </p>
        )}
      </div>
      <output className={visuallyHidden}>{open && !busy && (message || `有 ${count} 条建议`)}</output>
    </div>
  );
}
