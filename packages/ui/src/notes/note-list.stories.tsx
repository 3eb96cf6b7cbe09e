import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { NoteList, type NoteListProps } from "./note-list.tsx";
import { notes } from "./notes.fixture.ts";

const meta = preview.meta({
  title: "Player/NoteList",
  component: NoteList,
  args: {
    notes,
    onSeek: fn(),
    onChange: fn<NoteListProps["onChange"]>(async () => undefined),
    onDelete: fn<NoteListProps["onDelete"]>(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Some = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "跳到 1 分 12 秒" }));
    await expect(args.onSeek).toHaveBeenCalledWith(72);
  },
});
export const Empty = meta.story({ args: { notes: [] } });

export const Changing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "修改 01:35 的笔记" }));
    const field = canvas.getByRole("textbox", { name: "修改笔记" });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "斜刺");
    await userEvent.click(canvas.getByRole("button", { name: "保存修改" }));
    await expect(args.onChange).toHaveBeenCalledWith({ id: "b", second: 95, text: "斜刺" });
  },
});

export const Deleting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除 01:35 的笔记" }));
    await expect(canvas.getByRole("button", { name: "留着" })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const NotDeleted = meta.story({
  args: { onDelete: fn<NoteListProps["onDelete"]>(async () => "连不上服务器，请检查网络后再试。") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除 01:35 的笔记" }));
    await userEvent.click(canvas.getByRole("button", { name: "删除" }));
    await expect(await canvas.findByText("连不上服务器，请检查网络后再试。")).toBeVisible();
  },
});
