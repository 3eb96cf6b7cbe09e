import {
  CourseRows,
  Heading,
  RecommendedCourse,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TutorCard,
} from "@xinglin/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import { Loaded } from "../lib/loaded.tsx";
import { useQuery } from "../lib/use-query.ts";
import { href } from "../routes.tsx";
import { session } from "../state/session.ts";
import { ServiceCode } from "./service-code.tsx";

const CertificateOffer = lazy(async () => ({
  default: (await import("./certificate-offer.tsx")).CertificateOffer,
}));

const RecommendedQuery = graphql(`
  query RecommendedCourses($courseId: ID!) {
    recommendedCourses(courseId: $courseId) {
      id
      name
      cover
      lessonCount
    }
  }
`);

interface CourseAsideProps {
  courseId: string;
  tutor?: { name: string; title?: string | null; avatar?: string | null } | null;
  offer?: ReactNode;
  /** It is theirs, and so is its certificate once it is studied to its end. */
  owned: boolean;
  /** Recommended courses replace this page instead, and start playing (spec §2 "coursevideo"). */
  inPlayer?: boolean;
}

/** Beside a course: the offer, who teaches, what else one might like, and whom to ask. */
export function CourseAside({ courseId, tutor, offer, owned, inPlayer = false }: CourseAsideProps) {
  const { token } = useSnapshot(session);
  return (
    <Stack as="aside" gap={7} aria-label="课程旁栏">
      {offer}
      {token && owned && (
        <Suspense>
          <CertificateOffer courseId={courseId} />
        </Suspense>
      )}
      {tutor && (
        <Stack as="section" gap={4}>
          <Heading level={2} size="item">
            主讲
          </Heading>
          <TutorCard {...tutor} />
        </Stack>
      )}
      <Recommended courseId={courseId} inPlayer={inPlayer} />
      <ServiceCode />
    </Stack>
  );
}

function Recommended({ courseId, inPlayer }: { courseId: string; inPlayer: boolean }) {
  const addressOf = inPlayer ? (id: string) => href.lesson(id) : href.course;
  const query = useQuery({ query: RecommendedQuery, variables: { courseId } });
  return (
    <Stack as="section" gap={2} aria-label="猜你喜欢" data-navigation={inPlayer ? "replace" : undefined}>
      <Heading level={2} size="item">
        猜你喜欢
      </Heading>
      <Loaded
        query={query}
        what="推荐课程"
        skeleton={
          <Skeleton>
            <SkeletonText lines={3} />
          </Skeleton>
        }
      >
        {({ recommendedCourses }) =>
          recommendedCourses.length === 0 ? (
            <Text size="ui" tone="soft">
              暂时没有相近的课程。
            </Text>
          ) : (
            <CourseRows>
              {recommendedCourses.map(({ id, name, cover, lessonCount }) => (
                <RecommendedCourse
                  key={id}
                  href={addressOf(id)}
                  name={name}
                  cover={cover}
                  lessons={lessonCount}
                />
              ))}
            </CourseRows>
          )
        }
      </Loaded>
    </Stack>
  );
}
