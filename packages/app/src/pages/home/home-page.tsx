import { Container, HeldPlace, Link, Section, ShelfTiles } from "@xinglin/ui";
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from "react";
import { useSnapshot } from "valtio";
import { lazyPage } from "../../lib/lazy-page.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { WhenNear } from "../../parts/when-near.tsx";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";
import { rememberStudyRoom } from "../../state/study-room.ts";
import { ChronicleSkeleton } from "./community-skeletons.tsx";
import { DisciplesSection } from "./disciples-section.tsx";
import { HomeLead } from "./home-lead.tsx";
import {
  FounderSkeleton,
  FreeSkeleton,
  GrowthSkeleton,
  LiveSkeleton,
  PaidSkeleton,
  StudySkeleton,
} from "./section-skeletons.tsx";
import { shelves } from "./shelves.ts";

const StudyCorner = lazy(async () => ({ default: (await import("./study-corner.tsx")).StudyCorner }));
const HomeElevator = lazy(async () => ({ default: (await import("./home-elevator.tsx")).HomeElevator }));
const Live = lazyPage(async () => (await import("./live.tsx")).Live);
const PaidCourses = lazyPage(async () => (await import("./paid-courses.tsx")).PaidCourses);
const FreeZone = lazyPage(async () => (await import("./free-zone.tsx")).FreeZone);
const Growth = lazyPage(async () => (await import("./growth.tsx")).Growth);
const Chronicle = lazyPage(async () => (await import("./chronicle.tsx")).Chronicle);
const FounderSection = lazyPage(async () => (await import("./founder-section.tsx")).FounderSection);

const never = () => () => {};

/** The school's face (spec §2 "Home page"); each section reads and fails by itself. */
export function HomePage() {
  usePageHead({ canonical: "/" });
  const { token, known } = useSnapshot(session);
  const [cornerDrawn, setCornerDrawn] = useState(false);
  const drawn = useCallback(() => setCornerDrawn(true), []);
  // The elevator is for hands and eyes: it comes after the page is alive and moves nothing.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Container>
      <HomeLead />
      <HeldPlace held={!known || (token !== null && !cornerDrawn)} onHeight={rememberStudyRoom}>
        {token && (
          <Suspense fallback={<StudySkeleton />}>
            <StudyCorner onDrawn={drawn} />
          </Suspense>
        )}
      </HeldPlace>
      <ShelfTiles id="shelves" shelves={shelves} />
      <Section id="live" title="直播" note="错过可看回放">
        <WhenNear what="直播" skeleton={<LiveSkeleton />}>
          <Live />
        </WhenNear>
      </Section>
      <Section
        id="paid-courses"
        title="付费课程"
        more={
          <Link variant="more" href={href.courses("paid")}>
            全部课程
          </Link>
        }
      >
        <WhenNear what="付费课程" skeleton={<PaidSkeleton />}>
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
        <WhenNear what="免费专区" skeleton={<FreeSkeleton />}>
          <FreeZone />
        </WhenNear>
      </Section>
      <Section id="growth" title="门诊成长方案">
        <WhenNear what="成长方案" skeleton={<GrowthSkeleton />}>
          <Growth />
        </WhenNear>
      </Section>
      <Section
        id="chronicle"
        title="线下课纪事"
        more={
          <Link variant="more" href={href.offlineCourses()}>
            线下课程
          </Link>
        }
      >
        <WhenNear what="线下课" skeleton={<ChronicleSkeleton />}>
          <Chronicle />
        </WhenNear>
      </Section>
      <Section id="founder" title="创始人">
        <WhenNear what="创始人介绍" skeleton={<FounderSkeleton />}>
          <FounderSection />
        </WhenNear>
      </Section>
      <DisciplesSection />
      {alive && (
        <Suspense>
          <HomeElevator signedIn={token !== null} />
        </Suspense>
      )}
    </Container>
  );
}
