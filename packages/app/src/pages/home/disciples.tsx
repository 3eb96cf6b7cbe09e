import { Columns, EmptyState, Tabs } from "@xinglin/ui";
import { useState } from "react";
import { graphql, readFragment } from "../../gql/index.ts";
import { disciplePageSize, homeDisciples, homeDisciplesAll } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { DiscipleGridSkeleton } from "../../parts/disciple-grid-skeleton.tsx";
import {
  discipleChoices,
  DisciplePeople,
  DisciplePerson,
  kindOf,
  type DiscipleChoice,
} from "../../parts/disciple-people.tsx";
import { disciplesHref } from "../../parts/disciples-href.ts";
import type { MoreDisciples } from "./disciples-section.tsx";
import { DiscipleMap } from "./disciple-map.tsx";

const HomeDisciplesQuery = graphql(`
  query HomeDisciples($pageSize: Int!, $kind: DiscipleKind!, $province: String) {
    disciples(page: 1, pageSize: $pageSize, kind: $kind, province: $province) {
      items {
        ...DisciplePerson
      }
    }
  }
`);

const nameOf = (choice: DiscipleChoice) => (choice === "junior" ? "准弟子" : "弟子");

interface DisciplesProps {
  /** Other people were chosen; this is where there are more of them. */
  onNarrowed: (more: MoreDisciples) => void;
}

/** Disciples by kind, and by the province chosen on the map (spec §2, section 10). */
export function Disciples({ onNarrowed }: DisciplesProps) {
  const [choice, setChoice] = useState<DiscipleChoice>("all");
  const [province, setProvince] = useState<string | null>(null);
  function narrow(to: DiscipleChoice, place: string | null) {
    setChoice(to);
    setProvince(place);
    onNarrowed({
      href: disciplesHref({ choice: to, province: place ?? undefined, page: 1 }),
      who: `${place ?? ""}${nameOf(to)}`,
    });
  }
  return (
    <Columns layout="map">
      <DiscipleMap kind={choice} chosen={province} onChoose={(place) => narrow(choice, place)} />
      <Columns.Column inSight>
        <Tabs
          value={choice}
          onValueChange={(value) =>
            narrow(discipleChoices.find((known) => known.choice === value)?.choice ?? "all", province)
          }
        >
          <Tabs.List label="弟子类别">
            {discipleChoices.map(({ choice: value, label }) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {discipleChoices.map(({ choice: value }) => (
            <Tabs.Panel key={value} value={value}>
              <SomeDisciples choice={value} province={province} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Columns.Column>
    </Columns>
  );
}

function SomeDisciples({ choice, province }: { choice: DiscipleChoice; province: string | null }) {
  const filtered = choice !== "all" || province !== null;
  const query = useQuery({
    query: HomeDisciplesQuery,
    // Eight of everybody and twenty when filtered are asked for (spec §9), six are shown.
    variables: { pageSize: filtered ? disciplePageSize : homeDisciplesAll, kind: kindOf[choice], province },
  });
  return (
    <Loaded query={query} what="弟子" skeleton={<DiscipleGridSkeleton count={homeDisciples} />}>
      {({ disciples: { items } }) =>
        items.length === 0 ? (
          <EmptyState title={`${province ?? ""}还没有${nameOf(choice)}`}>换一个地区或类别看看。</EmptyState>
        ) : (
          <DisciplePeople
            people={items.slice(0, homeDisciples).map((item) => readFragment(DisciplePerson, item))}
          />
        )
      }
    </Loaded>
  );
}
