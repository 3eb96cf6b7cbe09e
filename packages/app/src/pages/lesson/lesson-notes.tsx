import {
  Button,
  Failure,
  NoteEditor,
  NoteList,
  Skeleton,
  SkeletonText,
  StageScroll,
  Text,
  type NoteItem,
} from "@xinglin/ui";
import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import { failureText, isUnsupported } from "../../lib/failure-text.ts";
import { SignInFirst } from "../../parts/sign-in-first.tsx";
import { noteDrafts } from "./note-drafts.ts";
import { goTo, playing } from "./playing.ts";
import { notesAsMarkdown, notesFileName } from "./notes-markdown.ts";
import { useNotes } from "./use-notes.ts";

interface LessonNotesProps {
  courseName: string;
  lesson: { id: string; title: string };
}

/** What the learner writes beside the lesson; private, and theirs to take away. */
export function LessonNotes(props: LessonNotesProps) {
  return (
    <StageScroll>
      <SignInFirst text="登录以后可以边看边记，每条笔记都记着它在第几分几秒。">
        <OwnNotes {...props} />
      </SignInFirst>
    </StageScroll>
  );
}

function OwnNotes({ courseName, lesson }: LessonNotesProps) {
  const { query, create, change, remove } = useNotes(lesson.id);
  const [{ data, error }, again] = query;
  const { second, noteAsked } = useSnapshot(playing);
  const draft = useSnapshot(noteDrafts)[lesson.id] ?? { text: "" };
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!noteAsked) return;
    playing.noteAsked = false;
    field.current?.focus();
  }, [noteAsked]);

  if (error && isUnsupported(error)) return <Text tone="soft">这个站点还不能记笔记。</Text>;
  const failed = error && !data ? failureText(error, "笔记") : undefined;
  return (
    <>
      <NoteEditor
        fieldRef={field}
        now={second}
        draft={draft}
        onDraftChange={(next) => {
          noteDrafts[lesson.id] = next;
        }}
        onSave={create}
      />
      {failed && (
        <Failure title={failed.title} onRetry={() => again({ requestPolicy: "network-only" })}>
          {failed.text}
        </Failure>
      )}
      {!data && !failed && (
        <Skeleton label="正在取笔记">
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {data && (
        <NoteList
          notes={data.notes}
          onSeek={goTo}
          onChange={change}
          onDelete={async (note) => {
            const last = data.notes.length === 1;
            const why = await remove(note);
            if (last && why === undefined) field.current?.focus();
            return why;
          }}
          actions={
            <Button
              size="small"
              variant="text"
              onClick={() => takeAway(courseName, lesson.title, data.notes)}
            >
              导出 Markdown
            </Button>
          }
        />
      )}
    </>
  );
}

/** Saves the notes as a file. */
function takeAway(course: string, lesson: string, notes: readonly NoteItem[]) {
  const markdown = notesAsMarkdown({ course, lesson, address: location.href, notes });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([markdown], { type: "text/markdown" }));
  link.download = notesFileName(lesson);
  link.click();
  URL.revokeObjectURL(link.href);
}
