import { Link, Section } from "@xinglin/ui";
import { useState } from "react";
import { lazyPage } from "../../lib/lazy-page.tsx";
import type { DiscipleChoice } from "../../parts/disciple-people.tsx";
import { WhenNear } from "../../parts/when-near.tsx";
import { disciplesHref } from "../../parts/disciples-href.ts";
import { CountsToCome, DisciplesSkeleton } from "./community-skeletons.tsx";

const DiscipleCounts = lazyPage(async () => (await import("./disciple-counts.tsx")).DiscipleCounts);
const Disciples = lazyPage(async () => (await import("./disciples.tsx")).Disciples);

/** The disciples with their head, whose way on leads to the list of those who are chosen here. */
export function DisciplesSection() {
  const [choice, choose] = useState<DiscipleChoice>("all");
  const [province, chooseProvince] = useState<string | null>(null);
  return (
    <Section
      id="disciples"
      title="弟子"
      tools={
        <WhenNear what="弟子人数" skeleton={<CountsToCome />}>
          <DiscipleCounts />
        </WhenNear>
      }
      more={
        <Link variant="more" href={disciplesHref({ choice, province: province ?? undefined, page: 1 })}>
          更多{province}弟子
        </Link>
      }
    >
      <WhenNear what="弟子" skeleton={<DisciplesSkeleton />}>
        <Disciples choice={choice} onChoice={choose} province={province} onProvince={chooseProvince} />
      </WhenNear>
    </Section>
  );
}
