import {
  Breadcrumbs,
  Columns,
  Container,
  Heading,
  LessonList,
  Plate,
  Prose,
  Score,
  Stack,
  Tabs,
  Text,
} from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../../gql/index.ts";
import type { CourseQuery as CourseAnswer } from "../../gql/graphql.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { CourseAside } from "../../parts/course-aside.tsx";
import { lessonsToDraw } from "../../parts/lessons-to-draw.ts";
import { Offer, OfferBar } from "../../parts/offer.tsx";
import { useOwnership } from "../../parts/use-ownership.ts";
import { href } from "../../routes.tsx";
import { CourseSkeleton } from "./course-skeleton.tsx";

const CourseQuery = graphql(`
  query Course($id: ID!) {
    course(id: $id) {
      id
      name
      summary
      cover
      introduction
      purchaseNotice
      price
      trialMinutes
      score
      learners
      categoryPath {
        id
        name
      }
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

type Course = NonNullable<CourseAnswer["course"]>;

/** One course: what it teaches, by whom, its lessons, and the way in (spec §2 "cousrsedetail"). */
export function CoursePage({ id }: { id: string }) {
  const query = useQuery({ query: CourseQuery, variables: { id } });
  return (
    <Loaded query={query} what="课程" skeleton={<CourseSkeleton />}>
      {({ course }) => (course ? <CourseView course={course} /> : <NotFound what="课程" />)}
    </Loaded>
  );
}

function CourseView({ course }: { course: Course }) {
  const { id, name, summary, cover, price, trialMinutes, score, learners, lessons } = course;
  const { owned, personalPrice } = useOwnership(id, price);
  usePageHead({
    title: name,
    description: summary ?? undefined,
    canonical: href.course(id),
    image: cover ?? undefined,
    structured: structuredCourse(course),
  });
  const offer = {
    courseId: id,
    firstLessonId: lessons[0]?.id,
    price: personalPrice ?? price ?? 0,
    listPrice: price ?? 0,
    owned,
    trialMinutes: trialMinutes ?? 0,
  };
  return (
    <>
      <Container>
        <Breadcrumbs
          path={[
            { label: "首页", href: href.home() },
            { label: "课程列表", href: href.courses() },
            ...categoryCrumbs(course.categoryPath ?? []),
            { label: name },
          ]}
        />
        <Columns layout="reading">
          <Stack gap={5}>
            <Plate src={cover} title={name} priority sizes="(max-width: 1100px) 100vw, 776px" />
            <Stack gap={3}>
              <Heading level={1}>{name}</Heading>
              {summary && <Text tone="soft">{summary}</Text>}
              <Stack direction="row" gap={5} align="baseline" wrap>
                {score ? <Score value={score} /> : null}
                {learners ? (
                  <Text as="span" size="ui" tone="soft" numeric>
                    {learners.toLocaleString("zh-CN")} 人学过
                  </Text>
                ) : null}
                <Text as="span" size="ui" tone="soft" numeric>
                  {lessons.length} 讲
                </Text>
              </Stack>
            </Stack>
            <Tabs defaultValue="introduction">
              <Tabs.List label="课程内容">
                <Tabs.Tab value="introduction">课程介绍</Tabs.Tab>
                <Tabs.Tab value="lessons">目录</Tabs.Tab>
                <Tabs.Tab value="notice">购买须知</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="introduction">
                <Prose html={course.introduction ?? ""} headingsFrom={2} />
              </Tabs.Panel>
              <Tabs.Panel value="lessons">
                <LessonList lessons={lessonsToDraw(id, lessons, { owned, trial: offer.trialMinutes > 0 })} />
              </Tabs.Panel>
              <Tabs.Panel value="notice">
                <Prose html={course.purchaseNotice ?? ""} headingsFrom={2} />
              </Tabs.Panel>
            </Tabs>
          </Stack>
          <CourseAside courseId={id} tutor={course.tutor} offer={<Offer {...offer} />} />
        </Columns>
      </Container>
      <OfferBar {...offer} />
    </>
  );
}

/** The categories above a course, each leading to its list. */
function categoryCrumbs(path: readonly { id: string; name: string }[]) {
  const [top, child] = path;
  return [
    ...(top ? [{ label: top.name, href: href.courses("all", { itemId: top.id }) }] : []),
    ...(top && child
      ? [{ label: child.name, href: href.courses("all", { itemId: top.id, itemId2: child.id }) }]
      : []),
  ];
}

/** schema.org/Course, for search engines. */
const structuredCourse = ({ name, summary, price, tutor, score, learners }: Course) => ({
  "@context": "https://schema.org",
  "@type": "Course",
  name,
  description: summary ?? name,
  provider: { "@type": "Organization", name: "杏林针道" },
  ...(tutor && { instructor: { "@type": "Person", name: tutor.name } }),
  offers: {
    "@type": "Offer",
    category: price ? "Paid" : "Free",
    price: (price ?? 0) / 100,
    priceCurrency: "CNY",
  },
  ...(score && learners
    ? {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: score,
          bestRating: 10,
          ratingCount: learners,
        },
      }
    : {}),
});
