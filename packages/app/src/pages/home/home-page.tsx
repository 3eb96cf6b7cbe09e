import { Container } from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { usePageHead } from "../../lib/page-head.tsx";
import { session } from "../../state/session.ts";
import { FreeZone } from "./free-zone.tsx";
import { HomeLead } from "./home-lead.tsx";
import { PaidCourses } from "./paid-courses.tsx";

const StudyCorner = lazy(async () => ({ default: (await import("./study-corner.tsx")).StudyCorner }));

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
      <PaidCourses />
      <FreeZone />
    </Container>
  );
}
