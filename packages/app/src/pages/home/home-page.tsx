import { Container, Link, Section } from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { lazyPage } from "../../lib/lazy-page.tsx";
import { homeCourses } from "../../lib/limits.ts";
import { usePageHead } from "../../lib/page-head.tsx";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import { WhenNear } from "../../parts/when-near.tsx";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";
import { HomeLead } from "./home-lead.tsx";

const StudyCorner = lazy(async () => ({ default: (await import("./study-corner.tsx")).StudyCorner }));
const PaidCourses = lazyPage(async () => (await import("./paid-courses.tsx")).PaidCourses);
const FreeZone = lazyPage(async () => (await import("./free-zone.tsx")).FreeZone);

const coursesToCome = <CourseGridSkeleton count={homeCourses} />;

/** The school's face (spec §2 "Home page"); each section reads and fails by itself. */
export function HomePage() {
  usePageHead({ canonical: "/" });
  const { token } = useSnapshot(session);
  return (
    <Container>
      <HomeLead />
      {token && (
        <Suspense>
          <StudyCorner />
        </Suspense>
      )}
      <Section
        id="paid-courses"
        title="付费课程"
        more={
          <Link variant="more" href={href.courses("paid")}>
            全部课程
          </Link>
        }
      >
        <WhenNear what="付费课程" skeleton={coursesToCome}>
          <PaidCourses />
        </WhenNear>
      </Section>
      <Section
        id="free-zone"
        title="免费专区"
        note="登录就能学，不限次数"
        more={
          <Link variant="more" href={href.courses("free")}>
            全部免费课
          </Link>
        }
      >
        <WhenNear what="免费专区" skeleton={coursesToCome}>
          <FreeZone />
        </WhenNear>
      </Section>
    </Container>
  );
}
