import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { NoteEditor, type NoteDraft, type NoteEditorProps } from "./note-editor.tsx";

const meta = preview.meta({
  title: "Player/NoteEditor",
  component: NoteEditor,
  args: {
    now: 72.8,
    draft: { text: "" },
    onDraftChange: fn(),
    onSave: fn<NoteEditorProps["onSave"]>(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: function Kept(args) {
    const [draft, setDraft] = useState<NoteDraft>(args.draft);
    return <NoteEditor {...args} draft={draft} onDraftChange={setDraft} />;
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("记在 01:12")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "保存" })).toBeDisabled();
  },
});

export const Written = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "笔记" }), "酸胀往足背走");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSave).toHaveBeenCalledWith({ second: 72, text: "酸胀往足背走" });
    await expect(canvas.getByRole("textbox", { name: "笔记" })).toHaveValue("");
  },
});

export const AnotherMoment = meta.story({
  args: { draft: { text: "酸胀往足背走", second: 60 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "改为 01:12" }));
    await expect(canvas.getByText("记在 01:12")).toBeVisible();
  },
});

export const NotKept = meta.story({
  args: {
    draft: { text: "酸胀往足背走", second: 60 },
    onSave: fn<NoteEditorProps["onSave"]>(async () => "连不上服务器，请检查网络后再试。"),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(await canvas.findByText("连不上服务器，请检查网络后再试。")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "笔记" })).toHaveValue("酸胀往足背走");
  },
});

export const AlmostFull = meta.story({ args: { draft: { text: "针".repeat(1950), second: 60 } } });
