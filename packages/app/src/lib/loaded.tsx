import { Failure } from "@xinglin/ui";
import type { ReactNode } from "react";
import type { CombinedError } from "urql";
import { failureText, isNotFound } from "./failure-text.ts";
import { NotFound } from "./not-found.tsx";
import { useRetryOnline } from "./use-retry-online.ts";

interface Query<Data> {
  0: { data?: Data; error?: CombinedError; fetching: boolean; stale: boolean };
  1: (options: { requestPolicy: "network-only" }) => void;
}

interface LoadedProps<Data> {
  /** What `useQuery` gave. */
  query: Query<Data>;
  /** Names what is being read, for the failure's words: 课程. */
  what: string;
  /** Keeps the shape of what comes. */
  skeleton: ReactNode;
  /** What a failure shows instead, where there is a better way on. */
  failure?: (text: { title: string; text: string }, retry: () => void) => ReactNode;
  /** What stands in the place of a thing that does not exist. */
  notFound?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query in its four states: error first, then skeleton, not found, and the data. */
export function Loaded<Data>({ query, what, skeleton, failure, notFound, children }: LoadedProps<Data>) {
  const { data, error, fetching, stale } = query[0];
  const retry = () => query[1]({ requestPolicy: "network-only" });
  useRetryOnline(Boolean(error?.networkError) && !data, retry);
  if (error && isNotFound(error)) return notFound ?? <NotFound what={what} />;
  // Data from before an error is still worth showing; a failed first read is not.
  if (error && !data) {
    const said = failureText(error, what);
    if (failure) return failure(said, retry);
    return (
      <Failure title={said.title} onRetry={retry} retrying={fetching || stale}>
        {said.text}
      </Failure>
    );
  }
  return data ? children(data) : skeleton;
}
