import { Link, Section } from "@xinglin/ui";
import { useState } from "react";
import { lazyPage } from "../../lib/lazy-page.tsx";
import { WhenNear } from "../../parts/when-near.tsx";
import { href } from "../../routes.tsx";
import { CountsToCome, DisciplesSkeleton } from "./community-skeletons.tsx";

const DiscipleCounts = lazyPage(async () => (await import("./disciple-counts.tsx")).DiscipleCounts);
const Disciples = lazyPage(async () => (await import("./disciples.tsx")).Disciples);

export interface MoreDisciples {
  href: string;
  /** 四川省准弟子. */
  who: string;
}

/** The disciples with their head, whose way on leads to the list of those who are chosen here. */
export function DisciplesSection() {
  // Its code comes with the list, which says where to go on; until then that is everybody.
  const [more, leadTo] = useState<MoreDisciples>({ href: href.disciples(), who: "弟子" });
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
        <Link variant="more" href={more.href}>
          更多{more.who}
        </Link>
      }
    >
      <WhenNear what="弟子" skeleton={<DisciplesSkeleton />}>
        <Disciples onNarrowed={leadTo} />
      </WhenNear>
    </Section>
  );
}
