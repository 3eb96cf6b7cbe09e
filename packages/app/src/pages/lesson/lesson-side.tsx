import { LessonList, Skeleton, SkeletonText, StageSide, type Lesson } from "@xinglin/ui";
import { lazy, Suspense } from "react";

const LessonTranscript = lazy(async () => ({
  default: (await import("./lesson-transcript.tsx")).LessonTranscript,
}));
const LessonNotes = lazy(async () => ({ default: (await import("./lesson-notes.tsx")).LessonNotes }));

export type SidePanel = "lessons" | "transcript" | "notes";
const isPanel = (value: string): value is SidePanel => ["lessons", "transcript", "notes"].includes(value);

interface LessonSideProps {
  courseName: string;
  lessons: Lesson[];
  lesson: { id: string; title: string } | undefined;
  panel: SidePanel;
  onPanelChange: (panel: SidePanel) => void;
  below: boolean;
}

/** Beside the player: what comes when, what is said, and what one writes down. */
export function LessonSide({ courseName, lessons, lesson, panel, onPanelChange, below }: LessonSideProps) {
  const waiting = (
    <Skeleton>
      <SkeletonText lines={5} />
    </Skeleton>
  );
  return (
    <StageSide
      label="课时工具"
      below={below}
      value={panel}
      onValueChange={(value) => isPanel(value) && onPanelChange(value)}
      panels={[
        {
          value: "lessons",
          label: "目录",
          content: <LessonList on="stage" currentId={lesson?.id} lessons={lessons} />,
        },
        {
          value: "transcript",
          label: "文字稿",
          content: <Suspense fallback={waiting}>{lesson && <LessonTranscript />}</Suspense>,
        },
        {
          value: "notes",
          label: "笔记",
          content: (
            <Suspense fallback={waiting}>
              {lesson && <LessonNotes key={lesson.id} courseName={courseName} lesson={lesson} />}
            </Suspense>
          ),
        },
      ]}
    />
  );
}
