import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Columns } from "../columns/columns.tsx";
import { LessonList } from "../lesson-list/lesson-list.tsx";
import { NoteList } from "../notes/note-list.tsx";
import { notes } from "../notes/notes.fixture.ts";
import { StageStill } from "../stage-still/stage-still.tsx";
import { cues } from "../transcript/transcript.fixture.ts";
import { Transcript } from "../transcript/transcript.tsx";
import { StageSide } from "./stage-side.tsx";

const lessons = Array.from({ length: 14 }, (_, at) => ({
  id: String(at),
  title: `第 ${at + 1} 讲：足三里的取穴与进针`,
  href: "#lesson",
  duration: 900 + at * 31,
}));
const kept = async () => undefined;

const meta = preview.meta({
  title: "Player/StageSide",
  component: StageSide,
  parameters: { layout: "fullscreen" },
  args: {
    label: "课时工具",
    value: "lessons",
    onValueChange: fn(),
    panels: [
      {
        value: "lessons",
        label: "目录",
        content: <LessonList on="stage" lessons={lessons} currentId="2" />,
      },
      { value: "transcript", label: "文字稿", content: <Transcript cues={cues} current={4} onSeek={fn()} /> },
      {
        value: "notes",
        label: "笔记",
        content: <NoteList notes={notes} onSeek={fn()} onChange={kept} onDelete={kept} />,
      },
    ],
  },
  render: function Beside(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Columns layout={args.below ? "theatre" : "stage"}>
        <StageStill poster="/art/lesson.svg" />
        <StageSide {...args} value={value} onValueChange={setValue} />
      </Columns>
    );
  },
});

export const Lessons = meta.story({});
export const Words = meta.story({
  args: { value: "transcript" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("tab", { name: "文字稿", selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "笔记" }));
    await expect(canvas.getByText(/犊鼻下三寸/)).toBeVisible();
  },
});
export const Notes = meta.story({ args: { value: "notes" } });
export const Below = meta.story({ args: { below: true, value: "transcript" } });
