import { Breadcrumbs, Columns, Container, Heading, Stack, StageNotice, StageStill, Text } from "@xinglin/ui";
import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio";
import { useSearch } from "wouter";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { CourseAside } from "../../parts/course-aside.tsx";
import { lessonsToDraw } from "../../parts/lessons-to-draw.ts";
import { CourseQuery, type Course } from "../../parts/course-query.ts";
import { CourseWords } from "../../parts/course-words.tsx";
import { Offer, OfferBar } from "../../parts/offer.tsx";
import { useCourseProgress } from "../../parts/use-course-progress.ts";
import { useOffer } from "../../parts/use-offer.ts";
import { href } from "../../routes.tsx";
import { buyCourse } from "../../state/purchase-request.ts";
import { playing } from "./playing.ts";
import { session } from "../../state/session.ts";
import { LessonSide, type SidePanel } from "./lesson-side.tsx";
import { LessonStage } from "./lesson-stage.tsx";
import { LessonSkeleton } from "./lesson-skeleton.tsx";

/** The player of a course's lessons (spec §2 "coursevideo"): `id` is the course, `playId` the lesson. */
export function LessonPage() {
  const search = new URLSearchParams(useSearch());
  const id = search.get("id") ?? "";
  const query = useQuery({ query: CourseQuery, variables: { id }, pause: id === "" });
  if (id === "") return <NotFound what="课程" />;
  return (
    <Loaded query={query} what="课程" skeleton={<LessonSkeleton />}>
      {({ course }) =>
        course ? (
          <LessonView course={course} playId={search.get("playId")} from={search.get("t")} />
        ) : (
          <NotFound what="课程" />
        )
      }
    </Loaded>
  );
}

interface LessonViewProps {
  course: Course;
  playId: string | null;
  /** Seconds, where the address says where to begin. */
  from: string | null;
}

function LessonView({ course, playId, from }: LessonViewProps) {
  const { id, name, summary, lessons } = course;
  const offer = useOffer(course);
  const { owned } = offer;
  const { progress } = useCourseProgress(id);
  const [wide, setWide] = useState(false);
  const [panel, setPanel] = useState<SidePanel>("lessons");
  const { token } = useSnapshot(session);
  const at = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.id === playId),
  );
  const lesson = lessons[at];
  const shown = useRef(lesson?.id);
  useEffect(() => {
    if (shown.current === lesson?.id) return;
    shown.current = lesson?.id;
    // What led here went with the lesson before; the keys stay with the picture.
    if (document.activeElement === document.body) playing.focusAsked = true;
  }, [lesson?.id]);
  usePageHead({
    title: lesson ? `${lesson.title} · ${name}` : name,
    description: summary ?? undefined,
    canonical: href.lesson(id, lesson?.id),
  });
  return (
    <>
      <Container>
        <Breadcrumbs
          path={[
            { label: "首页", href: href.home() },
            { label: "课程列表", href: href.courses() },
            { label: name, href: href.course(id) },
            { label: lesson?.title ?? "播放" },
          ]}
        />
        <Stack gap={7}>
          <Columns layout={wide ? "theatre" : "stage"}>
            {lesson ? (
              <LessonStage
                key={`${lesson.id} ${from}`}
                courseId={id}
                courseCover={course.cover}
                lesson={lesson}
                owned={owned}
                from={from === null ? undefined : Math.max(0, Number(from) || 0)}
                next={lessons[at + 1]}
                wide={wide}
                onWideChange={setWide}
                onBuy={() => buyCourse(offer)}
                onNote={() => {
                  setPanel("notes");
                  playing.noteAsked = true;
                }}
              />
            ) : (
              <StageStill poster={course.cover}>
                <StageNotice title="还没有上线的课">第一讲上线以后就能在这里看。</StageNotice>
              </StageStill>
            )}
            <LessonSide
              courseName={name}
              lesson={lesson}
              lessons={lessonsToDraw(id, lessons, { owned, trial: offer.trialMinutes > 0, progress })}
              panel={panel}
              onPanelChange={setPanel}
              below={wide}
            />
          </Columns>
          <Columns layout="reading">
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={1}>{lesson?.title ?? name}</Heading>
                <Text tone="soft">{name}</Text>
                {summary && <Text tone="soft">{summary}</Text>}
                {token && (owned || offer.trialMinutes > 0) && (
                  <Text size="caption" tone="faint">
                    画面上淡淡的昵称和手机号是你自己的，用来防止录屏外传；别人看不到你的。
                  </Text>
                )}
              </Stack>
              <CourseWords course={course} />
            </Stack>
            <CourseAside
              courseId={id}
              tutor={course.tutor}
              inPlayer
              owned={owned}
              offer={owned ? undefined : <Offer {...offer} trialMinutes={0} />}
            />
          </Columns>
        </Stack>
      </Container>
      {!owned && <OfferBar {...offer} />}
    </>
  );
}
