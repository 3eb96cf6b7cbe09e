import {
  Breadcrumbs,
  Columns,
  Container,
  Heading,
  Plate,
  Prose,
  Skeleton,
  SkeletonPlate,
  SkeletonText,
  Stack,
  Text,
} from "@xinglin/ui";
import { graphql } from "../../gql/index.ts";
import type { ActivityDetailQuery as Answer } from "../../gql/graphql.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { daysText } from "../../parts/days-text.ts";
import { href } from "../../routes.tsx";

const ActivityDetailQuery = graphql(`
  query ActivityDetail($id: ID!) {
    activity(id: $id) {
      id
      title
      cover
      startTime
      endTime
      state
      content
    }
  }
`);

const skeleton = (
  <Container>
    <Skeleton>
      <SkeletonText lines={2} />
      <SkeletonPlate />
      <SkeletonText lines={6} />
    </Skeleton>
  </Container>
);

const notFound = <NotFound what="活动" way={{ label: "回到首页", href: href.home() }} />;

/** One activity of the school (actDetail). */
export function ActivityPage({ id }: { id: string }) {
  const query = useQuery({ query: ActivityDetailQuery, variables: { id } });
  return (
    <Loaded query={query} what="活动" skeleton={skeleton} notFound={notFound}>
      {({ activity }) => (activity ? <ActivityView activity={activity} /> : notFound)}
    </Loaded>
  );
}

const states = { UPCOMING: "还没开始", OPEN: "进行中", ENDED: "已结束" };

function ActivityView({ activity }: { activity: NonNullable<Answer["activity"]> }) {
  const { id, title, cover, startTime, endTime, state, content } = activity;
  usePageHead({ title, canonical: href.activity(id), image: cover ?? undefined });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "活动" }, { label: title }]} />
      <Columns layout="reading">
        <Stack gap={5}>
          {cover && <Plate src={cover} title={title} priority sizes="(max-width: 1100px) 100vw, 776px" />}
          <Heading level={1}>{title}</Heading>
          <Prose html={content ?? ""} size="read" headingsFrom={2} />
        </Stack>
        <Stack as="aside" gap={2} aria-label="活动时间">
          <Heading level={2} size="h3">
            时间
          </Heading>
          <Text strong numeric>
            {daysText(startTime, endTime)}
          </Text>
          {state && (
            <Text size="ui" tone="soft">
              {states[state]}
            </Text>
          )}
        </Stack>
      </Columns>
    </Container>
  );
}
