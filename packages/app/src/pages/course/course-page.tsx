import { Breadcrumbs, Columns, Container, Heading, LessonList, Plate, Score, Stack, Text } from "@xinglin/ui";
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
import { CourseSkeleton } from "./course-skeleton.tsx";

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
  const { id, name, summary, cover, score, learners, lessons } = course;
  const offer = useOffer(course);
  const { progress } = useCourseProgress(id);
  usePageHead({
    title: name,
    description: summary ?? undefined,
    canonical: href.course(id),
    image: cover ?? undefined,
    structured: structuredCourse(course),
  });
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
            <CourseWords
              course={course}
              lessons={
                <LessonList
                  lessons={lessonsToDraw(id, lessons, {
                    owned: offer.owned,
                    trial: offer.trialMinutes > 0,
                    progress,
                  })}
                />
              }
            />
          </Stack>
          <CourseAside courseId={id} tutor={course.tutor} owned={offer.owned} offer={<Offer {...offer} />} />
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
