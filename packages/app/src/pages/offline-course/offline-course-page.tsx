import {
  Badge,
  Breadcrumbs,
  Button,
  Columns,
  Container,
  Heading,
  Link,
  Plate,
  Prose,
  Skeleton,
  SkeletonPlate,
  SkeletonText,
  Stack,
  Text,
} from "@xinglin/ui";
import type { OfflineCourseQuery as Answer } from "../../gql/graphql.ts";
import { graphql } from "../../gql/index.ts";
import { daysInWords } from "../../lib/days-in-words.ts";
import { isOver, useNow } from "../../lib/use-now.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { whenInWords } from "../../lib/when-in-words.ts";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";
import { mapLink } from "./map-link.ts";
import { useLook } from "./use-look.ts";

const OfflineCourseQuery = graphql(`
  query OfflineCourse($id: ID!) {
    offlineCourse(id: $id) {
      id
      title
      subtitle
      cover
      address
      looks
      startsAt
      endsAt
      content
      latitude
      longitude
      calendar
    }
  }
`);

type OfflineCourse = NonNullable<Answer["offlineCourse"]>;

const skeleton = (
  <Container>
    <Skeleton label="正在加载线下课">
      <Columns layout="reading">
        <SkeletonPlate />
        <SkeletonText lines={8} />
      </Columns>
    </Skeleton>
  </Container>
);

const notFound = <NotFound what="线下课" way={{ label: "看看全部线下课", href: href.offlineCourses() }} />;

/** One course held at a place: when, where, and what is done there (spec §2 "coursesdetail"). */
export function OfflineCoursePage({ id }: { id: string }) {
  const query = useQuery({ query: OfflineCourseQuery, variables: { id } });
  return (
    <Loaded query={query} what="线下课" skeleton={skeleton} notFound={notFound}>
      {({ offlineCourse }) => (offlineCourse ? <OfflineCourseView course={offlineCourse} /> : notFound)}
    </Loaded>
  );
}

function OfflineCourseView({ course }: { course: OfflineCourse }) {
  const { id, title, subtitle, cover, content } = course;
  usePageHead({
    title,
    description: subtitle ?? undefined,
    canonical: href.offlineCourse(id),
    image: cover ?? undefined,
    structured: structuredEvent(course),
  });
  return (
    <Container>
      <Breadcrumbs
        path={[
          { label: "首页", href: href.home() },
          { label: "线下课列表", href: href.offlineCourses() },
          { label: title },
        ]}
      />
      <Columns layout="reading">
        <Stack gap={5}>
          <Plate src={cover} title={title} priority sizes="(max-width: 1100px) 100vw, 776px" />
          <Stack gap={3}>
            <Heading level={1}>{title}</Heading>
            {subtitle && <Text tone="soft">{subtitle}</Text>}
          </Stack>
          {content && <Prose html={content} size="read" headingsFrom={2} />}
        </Stack>
        <WhenAndWhere course={course} />
      </Columns>
    </Container>
  );
}

function WhenAndWhere({ course }: { course: OfflineCourse }) {
  const { id, address, startsAt, endsAt, calendar } = course;
  const looks = useLook(id, course.looks);
  const map = mapLink(course);
  const over = isOver(endsAt, useNow());
  return (
    <Stack as="aside" gap={5} aria-label="时间与地点">
      {startsAt && (
        <Stack gap={2}>
          <Heading level={2} size="h3">
            时间
          </Heading>
          <Stack direction="row" gap={3} align="center" wrap>
            <Text strong numeric>
              {daysInWords(startsAt, endsAt)}
            </Text>
            {over && <Badge>已结束</Badge>}
          </Stack>
          <Text size="ui" tone="soft" numeric>
            {whenInWords(startsAt)} 开始
            {endsAt && (
              <>
                <br />
                {whenInWords(endsAt)} 结束
              </>
            )}
          </Text>
          {calendar && !over && (
            <div>
              <Button asChild>
                <a href={calendar} download={`xinglin-${id}.ics`}>
                  加入日历
                </a>
              </Button>
            </div>
          )}
        </Stack>
      )}
      {address && (
        <Stack gap={2}>
          <Heading level={2} size="h3">
            地点
          </Heading>
          <Text>{address}</Text>
          {map && (
            <Link variant="standalone" href={map} target="_blank">
              在地图中打开
            </Link>
          )}
        </Stack>
      )}
      {typeof looks === "number" && (
        <Text size="ui" tone="soft" numeric>
          {looks.toLocaleString("zh-CN")} 次浏览
        </Text>
      )}
    </Stack>
  );
}

/** What search engines print beside an event. */
function structuredEvent({ title, subtitle, address, startsAt, endsAt }: OfflineCourse) {
  return {
    "@context": "https://schema.org",
    "@type": "EducationEvent",
    name: title,
    description: subtitle ?? undefined,
    startDate: startsAt ?? undefined,
    endDate: endsAt ?? undefined,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: address ? { "@type": "Place", name: address, address } : undefined,
  };
}
