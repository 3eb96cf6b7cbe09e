import { Button, LazyPlayer, StageNotice, StageStill } from "@xinglin/ui";
import type { PlayerHandle } from "@xinglin/ui/player";
import { useMemo, useRef, useState } from "react";
import { useClient, useQuery } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../../gql/index.ts";
import type { LessonPlaybackQuery } from "../../gql/graphql.ts";
import { failureText } from "../../lib/failure-text.ts";
import { useMe } from "../../lib/use-me.ts";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";
import { askToSignIn } from "../../state/sign-in-request.ts";

const PlaybackQuery = graphql(`
  query LessonPlayback($lessonId: ID!) {
    lessonPlayback(lessonId: $lessonId) {
      url
      trialSeconds
      tracks {
        src
        label
        language
      }
    }
  }
`);

interface Lesson {
  id: string;
  title: string;
  cover?: string | null;
  duration?: number | null;
}

interface LessonStageProps {
  courseId: string;
  courseCover?: string | null;
  lesson: Lesson;
  owned: boolean;
  next?: Lesson;
  wide: boolean;
  onWideChange: (wide: boolean) => void;
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
            <Button variant="accent" onClick={() => askToSignIn()}>
              登录 / 注册
            </Button>
          }
        >
          登录以后就能看，学习进度会替你记住。
        </StageNotice>
      </StageStill>
    );
  }
  return <SignedInStage {...props} poster={poster ?? undefined} />;
}

function SignedInStage({ poster, ...props }: LessonStageProps & { poster?: string }) {
  const { lesson, courseId } = props;
  // A ticket runs out, so the one in the cache is not to be trusted.
  const [{ data, error }, again] = useQuery({
    query: PlaybackQuery,
    variables: { lessonId: lesson.id },
    requestPolicy: "network-only",
  });
  if (data) return <PlayingStage {...props} poster={poster} playback={data.lessonPlayback} />;
  if (!error) return <StageStill poster={poster} aria-busy />;
  const notOwned = error.graphQLErrors.some(({ extensions }) => extensions["reason"] === "NOT_ALLOWED");
  const { text } = failureText(error, "视频");
  return (
    <StageStill poster={poster}>
      {notOwned ? (
        <StageNotice
          title="购买后可看"
          actions={
            <Button asChild>
              <a href={href.course(courseId)}>看课程介绍</a>
            </Button>
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

interface PlayingStageProps extends LessonStageProps {
  poster?: string;
  playback: LessonPlaybackQuery["lessonPlayback"];
}

function PlayingStage({
  courseId,
  lesson,
  owned,
  next,
  wide,
  onWideChange,
  poster,
  playback,
}: PlayingStageProps) {
  const client = useClient();
  const { me } = useMe();
  const player = useRef<PlayerHandle>(null);
  const [trialOver, setTrialOver] = useState(false);
  const { url, tracks, trialSeconds } = playback;

  // Captions are on until a learner turns them off; a new list on each render would load them anew.
  const captions = useMemo(
    () => tracks.map((track, place) => ({ ...track, default: place === 0 })),
    [tracks],
  );

  async function freshAddress() {
    const { data } = await client
      .query(PlaybackQuery, { lessonId: lesson.id }, { requestPolicy: "network-only" })
      .toPromise();
    if (!data) throw new Error("no fresh address");
    return data.lessonPlayback.url;
  }

  function replay() {
    setTrialOver(false);
    player.current?.seek(0);
    void player.current?.play();
  }

  return (
    <LazyPlayer
      ref={player}
      src={url}
      tracks={captions}
      title={lesson.title}
      poster={poster}
      autoPlay={owned}
      wide={wide}
      limitAt={trialSeconds ?? undefined}
      fullDuration={trialSeconds ? (lesson.duration ?? undefined) : undefined}
      next={next && { href: href.lesson(courseId, next.id), title: next.title }}
      watermark={[me?.nickname, me?.maskedMobile].filter(Boolean).join(" ") || "杏林针道"}
      banner={trialSeconds ? `可试看 ${Math.round(trialSeconds / 60)} 分钟` : undefined}
      overlay={
        trialOver && (
          <StageNotice
            title="试看到这里"
            actions={
              <>
                <Button asChild variant="accent">
                  <a href={href.course(courseId)}>购买课程</a>
                </Button>
                <Button onClick={replay}>重看试看</Button>
              </>
            }
          >
            购买以后从这里接着看。
          </StageNotice>
        )
      }
      onEnded={() => {
        if (trialSeconds) setTrialOver(true);
      }}
      onWidthChange={onWideChange}
      onSourceExpired={freshAddress}
    />
  );
}
