import { Button, StageNotice, StageStill } from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { session } from "../../state/session.ts";
import { askToSignIn } from "../../state/sign-in-request.ts";
import { playing } from "./playing.ts";

const SignedInStage = lazy(async () => ({ default: (await import("./signed-in-stage.tsx")).SignedInStage }));

interface Lesson {
  id: string;
  title: string;
  cover?: string | null;
  duration?: number | null;
}

export interface LessonStageProps {
  courseId: string;
  courseCover?: string | null;
  lesson: Lesson;
  owned: boolean;
  /** Seconds; without it the lesson goes on where it was left. */
  from?: number;
  next?: Lesson;
  wide: boolean;
  onWideChange: (wide: boolean) => void;
  /** The way to pay is asked for. */
  onBuy: () => void;
  /** The learner wants to write something down. */
  onNote: () => void;
}

/** Where a lesson plays, or says why it does not: sign in first, buy first, or something went wrong. */
export function LessonStage(props: LessonStageProps) {
  const { lesson, courseCover } = props;
  const { token, known } = useSnapshot(session);
  const poster = lesson.cover ?? courseCover;
  if (!known) return <StageStill poster={poster} />;
  if (!token) {
    return (
      <StageStill poster={poster}>
        <StageNotice
          title="登录后播放"
          actions={
            <Button
              variant="accent"
              onClick={() => {
                playing.focusAsked = true;
                askToSignIn();
              }}
            >
              登录 / 注册
            </Button>
          }
        >
          登录以后就能看，学习进度会替你记住。
        </StageNotice>
      </StageStill>
    );
  }
  return (
    <Suspense fallback={<StageStill poster={poster} aria-busy />}>
      <SignedInStage {...props} poster={poster ?? undefined} />
    </Suspense>
  );
}
