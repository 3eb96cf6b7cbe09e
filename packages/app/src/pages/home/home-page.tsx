import { Container } from "@xinglin/ui";
import { useSnapshot } from "valtio";
import { usePageHead } from "../../lib/page-head.tsx";
import { session } from "../../state/session.ts";
import { FreeZone } from "./free-zone.tsx";
import { HomeLead } from "./home-lead.tsx";
import { PaidCourses } from "./paid-courses.tsx";
import { StudyCorner } from "./study-corner.tsx";

/** The school's face (spec §2 "Home page"); each section reads and fails by itself. */
export function HomePage() {
  usePageHead({ canonical: "/" });
  const { token } = useSnapshot(session);
  return (
    <Container>
      <HomeLead />
      {token && <StudyCorner />}
      <PaidCourses />
      <FreeZone />
    </Container>
  );
}
