import { Button, clockTime, ResumeNotice } from "@xinglin/ui";
import type { PlayerEvents, PlayerHandle } from "@xinglin/ui/player";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useClient } from "urql";
import { CourseProgressQuery, quietly, type CourseProgress } from "../../parts/use-course-progress.ts";
import { openStudySession } from "./study-session.ts";
import { isElsewhere, momentOf, positionHere, startOf } from "./study-start.ts";

interface Options {
  courseId: string;
  /** Whose study it is; of nobody nothing is told. */
  learner: string | undefined;
  lesson: { id: string; duration?: number | null };
  /** What the server knew when the player was drawn. */
  progress: CourseProgress | undefined;
  player: RefObject<PlayerHandle | null>;
  /** Seconds, where the address says where to begin. */
  from?: number;
}

interface Study {
  /** Seconds. */
  startAt: number;
  events: Required<Pick<PlayerEvents, "onPlay" | "onPause" | "onSeeking">>;
  /** The lesson stands at so many seconds; paused or playing. */
  watch: (currentTime: number) => void;
  /** It came to its end. */
  stop: () => void;
  /** Where it goes on from, and the choice when another device is elsewhere. */
  notice: ReactNode;
}

/** What the learner is told over the picture. */
type Said =
  | { kind: "resumed"; at: number; device?: string; here?: number }
  | { kind: "elsewhere"; at: number; device: string };

/** Milliseconds: no need to ask again where other devices are. */
const freshFor = 10_000;
/** Milliseconds after which a notice without a choice has been read. */
const readIn = 12_000;

/** Remembers what is watched and where, and takes up a lesson where it was left, on this device or another. */
export function useStudy({ courseId, learner, lesson, progress, player, from }: Options): Study {
  const client = useClient();
  const [begin] = useState(() => {
    const standing = progress?.lessons.find(({ lessonId }) => lessonId === lesson.id);
    const here = learner === undefined ? undefined : positionHere(learner, lesson.id);
    const start =
      from === undefined
        ? startOf(standing, here, lesson.duration ?? Number.POSITIVE_INFINITY)
        : { at: from };
    return { start, known: momentOf(standing), told: from === undefined };
  });
  const { start } = begin;
  const [study] = useState(() => openStudySession({ client, lessonId: lesson.id, startAt: start.at }));
  useLayoutEffect(() => study.watchedBy(learner), [study, learner]);
  const [said, say] = useState<Said | undefined>(
    begin.told && (start.at > 0 || start.here !== undefined) ? { kind: "resumed", ...start } : undefined,
  );
  const asked = useRef({ at: 0, known: begin.known });

  async function lookElsewhere() {
    const { current } = asked;
    if (Date.now() - current.at < freshFor) return;
    current.at = Date.now();
    const { data } = await client
      .query(CourseProgressQuery, { courseId }, { ...quietly, requestPolicy: "network-only" })
      .toPromise();
    const standing = data?.courseProgress?.lessons.find(({ lessonId }) => lessonId === lesson.id);
    const moment = momentOf(standing);
    if (moment === current.known || !isElsewhere(standing, player.current?.currentTime ?? 0)) return;
    current.known = moment;
    say({ kind: "elsewhere", at: standing.position, device: standing.device ?? "另一台设备" });
  }

  const look = useEffectEvent(() => void lookElsewhere());
  useEffect(() => {
    const show = () => {
      if (document.visibilityState === "hidden") study.hide();
      else look();
    };
    // What the player began with has just been asked for.
    asked.current.at = Date.now();
    document.addEventListener("visibilitychange", show);
    addEventListener("pagehide", study.leave);
    addEventListener("online", study.sendHeld);
    return () => {
      document.removeEventListener("visibilitychange", show);
      removeEventListener("pagehide", study.leave);
      removeEventListener("online", study.sendHeld);
      study.leave();
    };
  }, [study]);
  // A choice waits for its answer.
  const passes = said?.kind === "resumed" && said.here === undefined;
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(() => say(undefined), readIn);
    return () => clearTimeout(timer);
  }, [passes]);

  function goTo(seconds: number) {
    say(undefined);
    // The button goes with the notice; the keys stay with the picture.
    player.current?.element.focus();
    player.current?.seek(seconds);
    void player.current?.play();
  }

  return {
    startAt: start.at,
    events: {
      onPlay: () => void lookElsewhere(),
      onPause: study.stop,
      onSeeking: ({ currentTime }) => study.seek(currentTime),
    },
    watch(currentTime) {
      if (!player.current?.paused) study.advance(currentTime);
    },
    stop: study.stop,
    notice: said && <Notice said={said} onGo={goTo} onClose={() => say(undefined)} />,
  };
}

interface NoticeProps {
  said: Said;
  onGo: (seconds: number) => void;
  onClose: () => void;
}

function Notice({ said, onGo, onClose }: NoticeProps) {
  const at = clockTime(said.at);
  const choice = (seconds: number, text: string) => (
    <Button size="small" onClick={() => onGo(seconds)}>
      {text}
    </Button>
  );
  if (said.kind === "elsewhere") {
    return (
      <ResumeNotice
        onClose={onClose}
        closeLabel="留在这里"
        actions={choice(said.at, "跳过去")}
      >{`在${said.device}上看到 ${at}，跳过去？`}</ResumeNotice>
    );
  }
  const where = said.device ? `在${said.device}上看到` : "上次看到";
  return (
    <ResumeNotice
      onClose={onClose}
      actions={
        <>
          {said.here !== undefined && choice(said.here, `回到本机的 ${clockTime(said.here)}`)}
          {said.at > 0 && choice(0, "从头开始")}
        </>
      }
    >{`${where} ${at}，从那里接着放`}</ResumeNotice>
  );
}
