import { Columns, EmptyState, Tabs } from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql, readFragment } from "../../gql/index.ts";
import { disciplePageSize, homeDisciples, homeDisciplesAll } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { DiscipleGridSkeleton } from "../../parts/disciple-grid-skeleton.tsx";
import {
  discipleChoices,
  DisciplePeople,
  DisciplePerson,
  kindOf,
  type DiscipleChoice,
} from "../../parts/disciple-people.tsx";
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

interface DisciplesProps {
  choice: DiscipleChoice;
  onChoice: (choice: DiscipleChoice) => void;
  province: string | null;
  onProvince: (province: string | null) => void;
}

/** Disciples by kind, and by the province chosen on the map (spec §2, section 10). */
export function Disciples({ choice, onChoice, province, onProvince }: DisciplesProps) {
  return (
    <Columns layout="map">
      <DiscipleMap kind={choice} chosen={province} onChoose={onProvince} />
      <Tabs
        value={choice}
        onValueChange={(value) =>
          onChoice(discipleChoices.find((known) => known.choice === value)?.choice ?? "all")
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
          <EmptyState title={`${province ?? ""}还没有${choice === "junior" ? "准弟子" : "弟子"}`}>
            换一个地区或类别看看。
          </EmptyState>
        ) : (
          <DisciplePeople
            people={items.slice(0, homeDisciples).map((item) => readFragment(DisciplePerson, item))}
          />
        )
      }
    </Loaded>
  );
}
