import { Button, LazyPlayer, StageNotice, StageStill } from "@xinglin/ui";
import type { PlayerHandle } from "@xinglin/ui/player";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { failureText } from "../../lib/failure-text.ts";
import { learnerKey, useMe, type Me } from "../../lib/use-me.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useFreshProgress, type CourseProgress } from "../../parts/use-course-progress.ts";
import { href } from "../../routes.tsx";
import type { LessonStageProps } from "./lesson-stage.tsx";
import { hearCues, keepTime, playing, takeStage } from "./playing.ts";
import { useStudy } from "./study-resume.tsx";
import { TrialBanner } from "./trial-banner.tsx";
import { PlaybackQuery, usePlayback, type Playback } from "./use-playback.ts";
import { useTrial } from "./use-trial.ts";

/** The stage of somebody who is signed in: the lesson, or why it does not play. */
export function SignedInStage({ poster, ...props }: LessonStageProps & { poster?: string }) {
  const { lesson, courseId, owned, onBuy } = props;
  // A ticket runs out, so the one in the cache is not to be trusted.
  const [{ data, error }, again] = useQuery({
    query: PlaybackQuery,
    variables: { lessonId: lesson.id },
    requestPolicy: "network-only",
  });
  const notOwned = error?.graphQLErrors.some(({ extensions }) => extensions["reason"] === "NOT_ALLOWED");
  const paid = useEffectEvent(() => again({ requestPolicy: "network-only" }));
  const justPaid = owned && notOwned;
  useEffect(() => {
    if (justPaid) paid();
  }, [justPaid]);
  // What plays stays: a renewal that fails, because the server is away, comes through here too.
  const [first, keep] = useState<Playback>();
  if (data && !first) keep(data.lessonPlayback);
  if (first) return <ResumedStage {...props} poster={poster} first={first} />;
  if (!error) return <StageStill poster={poster} aria-busy />;
  const { text } = failureText(error, "视频");
  return (
    <StageStill poster={poster}>
      {notOwned ? (
        <StageNotice
          title="购买后可看"
          actions={
            <>
              <Button variant="accent" onClick={onBuy}>
                购买课程
              </Button>
              <Button asChild>
                <a href={href.course(courseId)}>看课程介绍</a>
              </Button>
            </>
          }
        >
          这门课没有试看。
        </StageNotice>
      ) : (
        <StageNotice
          title="视频没有取回来"
          actions={<Button onClick={() => again({ requestPolicy: "network-only" })}>再试一次</Button>}
        >
          {text}
        </StageNotice>
      )}
    </StageStill>
  );
}

/** What is asked for outside the picture cannot be seen while it has the whole screen. */
async function leaveScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
}

interface PlayingStageProps extends LessonStageProps {
  poster?: string;
  first: Playback;
  me?: Me;
  progress?: CourseProgress;
}

/** Waits a moment for where the lesson was left last, perhaps on another device. */
function ResumedStage(props: PlayingStageProps) {
  const { progress, known } = useFreshProgress(props.courseId);
  const { me, reading } = useMe();
  return known && !reading ? (
    <PlayingStage {...props} me={me} progress={progress} />
  ) : (
    <StageStill poster={props.poster} aria-busy />
  );
}

function PlayingStage({
  courseId,
  lesson,
  owned,
  next,
  wide,
  onWideChange,
  onBuy,
  onNote,
  poster,
  first,
  me,
  progress,
  from,
}: PlayingStageProps) {
  const player = useRef<PlayerHandle>(null);
  const onStage = useCallback((handle: PlayerHandle | null) => {
    player.current = handle;
    if (!handle || !playing.focusAsked) return;
    playing.focusAsked = false;
    handle.element.focus({ preventScroll: true });
  }, []);
  const { playback, freshAddress } = usePlayback({ lessonId: lesson.id, first, owned, player });
  const { url, tracks } = playback;
  const trialSeconds = playback.trialSeconds ?? undefined;
  // A lesson shorter than its trial is seen whole, and ends as any other.
  const withheld = trialSeconds !== undefined && trialSeconds < (lesson.duration ?? Number.POSITIVE_INFINITY);
  const trial = useTrial({ seconds: withheld ? trialSeconds : undefined, player });
  const study = useStudy({
    courseId,
    learner: me && learnerKey(me),
    lesson: { id: lesson.id, duration: withheld ? trialSeconds : lesson.duration },
    progress,
    player,
    from,
  });
  useEffect(() => takeStage(() => player.current), []);

  // Captions are on until a learner turns them off; a new list on each render would load them anew.
  const captions = useMemo(
    () => tracks.map((track, place) => ({ ...track, default: place === 0 })),
    [tracks],
  );

  async function pay() {
    player.current?.pause();
    await leaveScreen();
    onBuy();
  }

  return (
    <LazyPlayer
      ref={onStage}
      src={url}
      tracks={captions}
      title={lesson.title}
      poster={poster}
      autoPlay={owned}
      startAt={study.startAt}
      wide={wide}
      limitAt={withheld ? trialSeconds : undefined}
      fullDuration={withheld ? (lesson.duration ?? undefined) : undefined}
      next={next && { href: href.lesson(courseId, next.id), title: next.title }}
      watermark={[me?.nickname, me?.maskedMobile].filter(Boolean).join(" ") || "杏林针道"}
      banner={
        study.notice ??
        (trialSeconds === undefined || trial.over ? undefined : (
          <TrialBanner seconds={trialSeconds} onBuy={pay} />
        ))
      }
      overlay={
        trial.over && (
          <StageNotice
            title="试看结束"
            actions={
              <>
                <Button variant="accent" onClick={pay}>
                  购买课程
                </Button>
                <Button onClick={trial.replay}>重看试看</Button>
              </>
            }
          >
            购买以后从这里接着看。
          </StageNotice>
        )
      }
      onCues={hearCues}
      {...study.events}
      onSeeking={(event) => {
        // A trial that is over stands at 0; where it was left is its end.
        if (!trial.over) study.events.onSeeking(event);
      }}
      onTimeUpdate={({ currentTime }) => {
        keepTime(currentTime);
        study.watch(currentTime);
        trial.watch(currentTime);
      }}
      onEnded={() => {
        study.stop();
        trial.end();
      }}
      onNote={async () => {
        await leaveScreen();
        onNote();
      }}
      onWidthChange={onWideChange}
      onSourceExpired={freshAddress}
    />
  );
}
