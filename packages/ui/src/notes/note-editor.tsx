import { useId, useState, type ComponentProps, type KeyboardEvent, type Ref } from "react";
import { Button } from "../button/button.tsx";
import { clockTime } from "../player/spoken-time.ts";
import * as styles from "./notes.css.ts";

/** Characters. */
export const longestNote = 2000;

/** What is being written, and the moment it is about; the moment stands still once something is written. */
export interface NoteDraft {
  text: string;
  /** Seconds; unset while nothing is written. */
  second?: number;
}

export interface NoteEditorProps extends Omit<
  ComponentProps<"form">,
  "className" | "style" | "children" | "onSubmit"
> {
  /** Where the picture stands; seconds. */
  now: number;
  /** Kept by the host, so that it outlives a closed tab and a failure. */
  draft: NoteDraft;
  onDraftChange: (draft: NoteDraft) => void;
  /** Answers why it was not kept; nothing when it was. */
  onSave: (note: { second: number; text: string }) => Promise<string | undefined>;
  /** The field, for the key that leads there. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Writes a note at a moment of a lesson. Its words stay until they are kept. */
export function NoteEditor({ now, draft, onDraftChange, onSave, fieldRef, ...rest }: NoteEditorProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const second = Math.floor(draft.second ?? now);
  const empty = draft.text.trim() === "";

  async function save() {
    if (busy || empty) return;
    setBusy(true);
    setRefused(undefined);
    const why = await onSave({ second, text: draft.text.trim() });
    setBusy(false);
    setRefused(why);
    if (why === undefined) onDraftChange({ text: "" });
  }
  function keys(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  }
  const left = longestNote - draft.text.length;
  return (
    <form
      className={styles.editor}
      aria-label="记笔记"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      {...rest}
    >
      <textarea
        ref={fieldRef}
        className={styles.text}
        aria-label="笔记"
        aria-describedby={id}
        placeholder="记下这一刻：手法、针感、问题"
        maxLength={longestNote}
        value={draft.text}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onDraftChange(text === "" ? { text } : { text, second: draft.second ?? Math.floor(now) });
        }}
        onKeyDown={keys}
      />
      <div className={styles.row}>
        <span className={styles.chip}>记在 {clockTime(second)}</span>
        {draft.second !== undefined && Math.abs(Math.floor(now) - draft.second) >= 2 && (
          <Button
            size="small"
            variant="text"
            onClick={({ currentTarget }) => {
              // The button goes, and the focus with it.
              currentTarget.form?.querySelector("textarea")?.focus();
              onDraftChange({ ...draft, second: Math.floor(now) });
            }}
          >
            改为 {clockTime(now)}
          </Button>
        )}
        <span className={styles.gap} />
        <Button type="submit" size="small" variant="ink" busy={busy} disabled={empty}>
          保存
        </Button>
      </div>
      <div id={id} aria-live="polite">
        {refused ? (
          <p className={styles.error}>{refused}</p>
        ) : (
          <p className={styles.said}>
            {left < 200 ? `还能写 ${left} 字` : "只有你自己看得到。Ctrl + 回车保存。"}
          </p>
        )}
      </div>
    </form>
  );
}
