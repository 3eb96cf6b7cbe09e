import { DiscipleCard, DiscipleGrid, type Disciple } from "@xinglin/ui";
import { lazy, Suspense, useState } from "react";
import type { DiscipleKind, DisciplePersonFragment } from "../gql/graphql.ts";
import { graphql } from "../gql/index.ts";

const DiscipleDetails = lazy(async () => ({
  default: (await import("./disciple-details.tsx")).DiscipleDetails,
}));

export const DisciplePerson = graphql(`
  fragment DisciplePerson on Disciple {
    id
    nickname
    portrait
    intro
    styleName
    province
    city
    label
    kind
  }
`);

/** The three ways to ask for disciples, in the order of their tabs. */
export const discipleChoices = [
  { choice: "all", label: "全部" },
  { choice: "disciple", label: "弟子" },
  { choice: "junior", label: "准弟子" },
] as const;

export type DiscipleChoice = (typeof discipleChoices)[number]["choice"];

export const kindOf: Record<DiscipleChoice, DiscipleKind> = {
  all: "ALL",
  disciple: "DISCIPLE",
  junior: "JUNIOR_DISCIPLE",
};

const toDraw = (person: DisciplePersonFragment, place: number): Disciple => ({
  ...person,
  // An upstream that gives no id still has a first and a second.
  id: person.id ?? `place-${place}`,
  kind: person.kind === "JUNIOR_DISCIPLE" ? "junior" : "disciple",
});

interface DisciplePeopleProps {
  people: readonly DisciplePersonFragment[];
  headingLevel?: 2 | 3;
  size?: "small" | "large";
  /** How many of the first portraits the page opens with. */
  priority?: number;
}

/** Cards of disciples and the dialog they open. */
export function DisciplePeople({ people, headingLevel, size, priority = 0 }: DisciplePeopleProps) {
  const [chosen, choose] = useState<string | null>(null);
  const disciples = people.map(toDraw);
  return (
    <>
      <DiscipleGrid size={size}>
        {disciples.map((disciple, place) => (
          <li key={disciple.id}>
            <DiscipleCard
              disciple={disciple}
              onOpen={choose}
              headingLevel={headingLevel}
              priority={place < priority}
            />
          </li>
        ))}
      </DiscipleGrid>
      {chosen !== null && (
        <Suspense>
          <DiscipleDetails disciples={disciples} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
