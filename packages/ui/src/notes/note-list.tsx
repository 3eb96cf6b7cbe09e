import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { clockTime } from "../player/spoken-time.ts";
import { longestNote } from "./note-editor.tsx";
import * as styles from "./notes.css.ts";
import { TimeChip } from "./time-chip.tsx";

export interface NoteItem {
  id: string;
  /** From the lesson's start. */
  second: number;
  /** Plain text with line breaks. */
  text: string;
}

/** Answers why it was not done; nothing when it was. */
type Done = Promise<string | undefined>;

export interface NoteListProps extends Omit<
  ComponentProps<"ul">,
  "className" | "style" | "children" | "onChange"
> {
  /** In the lesson's order. */
  notes: readonly NoteItem[];
  /** Seconds. */
  onSeek: (second: number) => void;
  onChange: (note: NoteItem) => Done;
  onDelete: (note: NoteItem) => Done;
  /** What can be done with all of them, such as taking them away; stands below them. */
  actions?: ReactNode;
}

/** One's own notes on a lesson; each leads to its moment, can be changed, and goes only after a second word. */
export function NoteList({ notes, onSeek, onChange, onDelete, actions, ...rest }: NoteListProps) {
  if (notes.length === 0) {
    return <p className={styles.empty}>还没有笔记。写下的每一条都记着它在第几分几秒。</p>;
  }
  return (
    <ul className={styles.list} {...rest}>
      {notes.map((note) => (
        <Note key={note.id} note={note} onSeek={onSeek} onChange={onChange} onDelete={onDelete} />
      ))}
      {actions && <li className={styles.actions}>{actions}</li>}
    </ul>
  );
}

function Note({
  note,
  onSeek,
  onChange,
  onDelete,
}: Pick<NoteListProps, "onSeek" | "onChange" | "onDelete"> & { note: NoteItem }) {
  const [doing, setDoing] = useState<"reading" | "changing" | "deleting">("reading");
  const [refused, setRefused] = useState<string>();
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const name = `${clockTime(note.second)} 的笔记`;

  function leave() {
    setRefused(undefined);
    setDoing("reading");
    // The button that led here is drawn again first.
    requestAnimationFrame(() => edit.current?.focus());
  }
  async function remove() {
    const { previousElementSibling: above, nextElementSibling: below } = item.current ?? {};
    const why = await onDelete(note);
    if (why !== undefined) setRefused(why);
    // The focus goes with the note; the one after it, or before, takes it.
    else requestAnimationFrame(() => focusOnOneOf(below, above));
  }
  async function change(text: string) {
    const why = await onChange({ ...note, text });
    if (why === undefined) leave();
    else setRefused(why);
  }
  return (
    <li ref={item} className={styles.item} aria-label={name}>
      <div className={styles.row}>
        <TimeChip second={note.second} onSeek={onSeek} />
        <span className={styles.gap} />
        {doing === "reading" && (
          <>
            <IconButton
              ref={edit}
              label={`修改 ${name}`}
              icon={Pencil}
              size="small"
              onClick={() => setDoing("changing")}
            />
            <IconButton
              label={`删除 ${name}`}
              icon={Trash2}
              size="small"
              onClick={() => setDoing("deleting")}
            />
          </>
        )}
      </div>
      {doing === "changing" ? (
        <Changing text={note.text} onSave={change} onLeave={leave} />
      ) : (
        <p className={styles.words}>{note.text}</p>
      )}
      {doing === "deleting" && <Deleting onDelete={remove} onLeave={leave} />}
      <div aria-live="polite">{refused && <p className={styles.error}>{refused}</p>}</div>
    </li>
  );
}

/** Gives the focus to the first of them that still stands. */
function focusOnOneOf(...rows: (Element | null | undefined)[]) {
  rows
    .find((row) => row?.isConnected)
    ?.querySelector("button")
    ?.focus();
}

/** Leaves on Escape, and keeps the key from whatever lies around. */
const leaveOnEscape = (onLeave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  onLeave();
};

function Changing({
  text: before,
  onSave,
  onLeave,
}: {
  text: string;
  onSave: (text: string) => Promise<void>;
  onLeave: () => void;
}) {
  const [text, setText] = useState(before);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  async function save() {
    if (busy || text.trim() === "") return;
    setBusy(true);
    await onSave(text.trim());
    setBusy(false);
  }
  const escape = leaveOnEscape(onLeave);
  return (
    <>
      <textarea
        ref={field}
        className={styles.text}
        aria-label="修改笔记"
        maxLength={longestNote}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
          else escape(event);
        }}
      />
      <div className={styles.row}>
        <Button size="small" variant="ink" busy={busy} disabled={text.trim() === ""} onClick={save}>
          保存修改
        </Button>
        <Button size="small" variant="text" onClick={onLeave}>
          不改了
        </Button>
      </div>
    </>
  );
}

function Deleting({ onDelete, onLeave }: { onDelete: () => Promise<void>; onLeave: () => void }) {
  const [busy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={styles.row}>
      <span className={styles.said}>删了就找不回来。</span>
      <Button ref={keep} size="small" variant="ink" onClick={onLeave} onKeyDown={leaveOnEscape(onLeave)}>
        留着
      </Button>
      <Button
        size="small"
        busy={busy}
        onClick={async () => {
          setBusy(true);
          await onDelete();
          setBusy(false);
        }}
      >
        删除
      </Button>
    </div>
  );
}
