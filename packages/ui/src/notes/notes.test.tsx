import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { NoteEditor, type NoteDraft, type NoteEditorProps } from "./note-editor.tsx";
import { NoteList, type NoteListProps } from "./note-list.tsx";
import { notes } from "./notes.fixture.ts";

const kept = async () => undefined;
itKeepsTheContract(<NoteList notes={notes} onSeek={() => {}} onChange={kept} onDelete={kept} />);
itKeepsTheContract(<NoteEditor now={3} draft={{ text: "" }} onDraftChange={() => {}} onSave={kept} />);

const field = () => page.getByRole("textbox", { name: "笔记" });

function Writing(props: Pick<NoteEditorProps, "now" | "onSave">) {
  const [draft, setDraft] = useState<NoteDraft>({ text: "" });
  const [now, setNow] = useState(props.now);
  return (
    <>
      <button type="button" onClick={() => setNow(90)}>
        放到 90 秒
      </button>
      <NoteEditor draft={draft} onDraftChange={setDraft} onSave={props.onSave} now={now} />
    </>
  );
}

it("keeps the moment at which one began to write, while the picture goes on", async () => {
  const onSave = vi.fn<NoteEditorProps["onSave"]>(kept);
  mount(<Writing now={72.9} onSave={onSave} />);
  await userEvent.type(field(), "  直刺");
  await userEvent.click(page.getByRole("button", { name: "放到 90 秒" }));
  await expect.element(page.getByText("记在 01:12")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "改为 01:30" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "保存" }));
  expect(onSave).toHaveBeenCalledWith({ second: 72, text: "直刺" });
  await expect.element(field()).toHaveValue("");
  await expect.element(page.getByText("记在 01:30")).toBeVisible();
});

it("keeps the words when they were not kept, says why, and does not send twice", async () => {
  let answer: ((why: string | undefined) => void) | undefined;
  const onSave = vi.fn<NoteEditorProps["onSave"]>(() => new Promise((resolve) => void (answer = resolve)));
  mount(<Writing now={5} onSave={onSave} />);
  await userEvent.type(field(), "直刺");
  await userEvent.keyboard("{Control>}{Enter}{Enter}{/Control}");
  expect(onSave).toHaveBeenCalledOnce();
  answer?.("这一讲的笔记已经满 500 条");
  await expect.element(page.getByText("这一讲的笔记已经满 500 条")).toBeVisible();
  await expect.element(field()).toHaveValue("直刺");
});

it("asks once more before a note goes, from the keyboard too", async () => {
  const onDelete = vi.fn<NoteListProps["onDelete"]>(kept);
  mount(<NoteList notes={notes} onSeek={() => {}} onChange={kept} onDelete={onDelete} />);
  page.getByRole("button", { name: "删除 01:12 的笔记" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("留着");
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toContain("01:12"));
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "删除 01:12 的笔记" }));
  await userEvent.click(page.getByRole("button", { name: "删除", exact: true }));
  expect(onDelete).toHaveBeenCalledWith(notes[0]);
});

function Keeping() {
  const [left, setLeft] = useState(notes);
  const onDelete: NoteListProps["onDelete"] = async ({ id }) => {
    setLeft((all) => all.filter((note) => note.id !== id));
    return undefined;
  };
  return <NoteList notes={left} onSeek={() => {}} onChange={kept} onDelete={onDelete} />;
}

it("hands the focus of a note that goes to the next, and of the last to the one before", async () => {
  mount(<Keeping />);
  const rows = () => page.getByRole("listitem").elements();
  const count = rows().length;
  for (const gone of [0, count - 2]) {
    const row = rows()[gone];
    row?.querySelector<HTMLElement>("[aria-label^=删除]")?.click();
    await userEvent.click(page.getByRole("button", { name: "删除", exact: true }));
    await vi.waitFor(() => expect(rows()).not.toContain(row));
    const next = rows()[Math.min(gone, rows().length - 1)];
    await vi.waitFor(() => expect(next?.contains(document.activeElement)).toBe(true));
  }
});

it("goes on writing where the moment was changed", async () => {
  mount(<Writing now={12} onSave={kept} />);
  await userEvent.type(field(), "直刺");
  await userEvent.click(page.getByRole("button", { name: "放到 90 秒" }));
  await userEvent.click(page.getByRole("button", { name: "改为 01:30" }));
  await expect.element(page.getByText("记在 01:30")).toBeVisible();
  await expect.element(field()).toHaveFocus();
});

it("leaves a note as it was when one thinks better of it", async () => {
  const onChange = vi.fn<NoteListProps["onChange"]>(kept);
  mount(<NoteList notes={notes} onSeek={() => {}} onChange={onChange} onDelete={kept} />);
  await userEvent.click(page.getByRole("button", { name: "修改 01:35 的笔记" }));
  await userEvent.keyboard("x{Escape}");
  await expect.element(page.getByText(notes[1]?.text ?? "")).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
