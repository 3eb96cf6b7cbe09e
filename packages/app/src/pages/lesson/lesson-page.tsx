import {
  Breadcrumbs,
  Columns,
  Container,
  Heading,
  LessonList,
  Prose,
  Stack,
  StageNotice,
  StageStill,
  Tabs,
  Text,
} from "@xinglin/ui";
import { useState } from "react";
import { useQuery } from "urql";
import { useSearch } from "wouter";
import { graphql } from "../../gql/index.ts";
import type { LessonCourseQuery as LessonCourse } from "../../gql/graphql.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { CourseAside } from "../../parts/course-aside.tsx";
import { lessonsToDraw } from "../../parts/lessons-to-draw.ts";
import { Offer, OfferBar } from "../../parts/offer.tsx";
import { useOwnership } from "../../parts/use-ownership.ts";
import { href } from "../../routes.tsx";
import { LessonStage } from "./lesson-stage.tsx";
import { LessonSkeleton } from "./lesson-skeleton.tsx";

const LessonCourseQuery = graphql(`
  query LessonCourse($id: ID!) {
    course(id: $id) {
      id
      name
      summary
      cover
      introduction
      purchaseNotice
      price
      trialMinutes
      tutor {
        name
        title
        avatar
      }
      lessons {
        id
        title
        cover
        duration
        learners
      }
    }
  }
`);

type Course = NonNullable<LessonCourse["course"]>;

/** The player of a course's lessons (spec §2 "coursevideo"): `id` is the course, `playId` the lesson. */
export function LessonPage() {
  const search = new URLSearchParams(useSearch());
  const id = search.get("id") ?? "";
  const query = useQuery({ query: LessonCourseQuery, variables: { id }, pause: id === "" });
  if (id === "") return <NotFound what="课程" />;
  return (
    <Loaded query={query} what="课程" skeleton={<LessonSkeleton />}>
      {({ course }) =>
        course ? <LessonView course={course} playId={search.get("playId")} /> : <NotFound what="课程" />
      }
    </Loaded>
  );
}

function LessonView({ course, playId }: { course: Course; playId: string | null }) {
  const { id, name, summary, price, trialMinutes, lessons } = course;
  const { owned, personalPrice } = useOwnership(id, price);
  const [wide, setWide] = useState(false);
  const at = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.id === playId),
  );
  const lesson = lessons[at];
  usePageHead({
    title: lesson ? `${lesson.title} · ${name}` : name,
    description: summary ?? undefined,
    canonical: href.lesson(id, lesson?.id),
  });
  const trial = (trialMinutes ?? 0) > 0;
  const offer = {
    courseId: id,
    firstLessonId: lessons[0]?.id,
    price: personalPrice ?? price ?? 0,
    listPrice: price ?? 0,
    owned,
    trialMinutes: 0,
  };
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
                key={lesson.id}
                courseId={id}
                courseCover={course.cover}
                lesson={lesson}
                owned={owned}
                next={lessons[at + 1]}
                wide={wide}
                onWideChange={setWide}
              />
            ) : (
              <StageStill poster={course.cover}>
                <StageNotice title="还没有上线的课">第一讲上线以后就能在这里看。</StageNotice>
              </StageStill>
            )}
            <LessonList
              on="stage"
              currentId={lesson?.id}
              lessons={lessonsToDraw(id, lessons, { owned, trial })}
            />
          </Columns>
          <Columns layout="reading">
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={1}>{lesson?.title ?? name}</Heading>
                <Text tone="soft">{name}</Text>
                {summary && <Text tone="soft">{summary}</Text>}
              </Stack>
              <Tabs defaultValue="introduction">
                <Tabs.List label="课程内容">
                  <Tabs.Tab value="introduction">课程介绍</Tabs.Tab>
                  <Tabs.Tab value="notice">购买须知</Tabs.Tab>
                </Tabs.List>
                <Tabs.Panel value="introduction">
                  <Prose html={course.introduction ?? ""} headingsFrom={2} />
                </Tabs.Panel>
                <Tabs.Panel value="notice">
                  <Prose html={course.purchaseNotice ?? ""} headingsFrom={2} />
                </Tabs.Panel>
              </Tabs>
            </Stack>
            <CourseAside
              courseId={id}
              tutor={course.tutor}
              inPlayer
              offer={owned ? undefined : <Offer {...offer} />}
            />
          </Columns>
        </Stack>
      </Container>
      {!owned && <OfferBar {...offer} />}
    </>
  );
}
