import { SearchSuggestions, type SearchAnswer, type SuggestionGroup } from "@xinglin/ui";
import { useRef, useState } from "react";
import { useClient, type OperationContext } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import type { SearchSuggestionsQuery } from "../gql/graphql.ts";
import { isUnsupported } from "../lib/failure-text.ts";
import { href } from "../routes.tsx";
import { session } from "../state/session.ts";

const SuggestionsQuery = graphql(`
  query SearchSuggestions($keyword: String!) {
    searchSuggestions(keyword: $keyword) {
      kind
      courseId
      courseName
      lessonId
      lessonTitle
      second
      text
      marks {
        start
        length
      }
    }
  }
`);

/** Nobody waits for these, so the bar at the top stays still; and what they hold changes with who is signed in. */
const context: Partial<OperationContext> = {
  fetch: (input, init) => fetch(input, init),
  requestPolicy: "network-only",
};

type Found = SearchSuggestionsQuery["searchSuggestions"];

const groupsOf = (found: Found): SuggestionGroup[] => {
  const of = (kind: Found[number]["kind"]) => found.filter((each) => each.kind === kind);
  return [
    {
      name: "课程",
      suggestions: of("COURSE").map(({ courseId, text, marks }) => ({
        href: href.course(courseId),
        text,
        marks,
      })),
    },
    {
      name: "课时",
      suggestions: of("LESSON").map(({ courseId, courseName, lessonId, text, marks }) => ({
        href: href.lesson(courseId, lessonId ?? undefined),
        text,
        marks,
        place: courseName,
      })),
    },
    {
      name: "字幕",
      suggestions: of("TRANSCRIPT").map(
        ({ courseId, courseName, lessonId, lessonTitle, second, text, marks }) => ({
          href: href.lesson(courseId, lessonId ?? undefined, second ?? undefined),
          text,
          marks,
          place: `${lessonTitle} · ${courseName}`,
          second: second ?? undefined,
        }),
      ),
    },
  ];
};

/** What the words in the header's search field may mean; where the upstream knows no suggestions there are none. */
export function HeaderSuggestions({ field }: { field: HTMLInputElement }) {
  const { token } = useSnapshot(session);
  // What was answered to one learner is never shown to the next.
  return <Suggestions key={token} field={field} />;
}

function Suggestions({ field }: { field: HTMLInputElement }) {
  const client = useClient();
  const asked = useRef("");
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [supported, setSupported] = useState(true);

  async function ask(keyword: string) {
    asked.current = keyword;
    if (keyword === "") return;
    const { data, error } = await client.query(SuggestionsQuery, { keyword }, context).toPromise();
    // A late answer to words that have changed since is dropped.
    if (asked.current !== keyword) return;
    if (error && isUnsupported(error)) setSupported(false);
    else setAnswer({ keyword, groups: data && groupsOf(data.searchSuggestions) });
  }
  return (
    supported && <SearchSuggestions field={field} onAsk={(keyword) => void ask(keyword)} answer={answer} />
  );
}
