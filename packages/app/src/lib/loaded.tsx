import { Failure } from "@xinglin/ui";
import type { ReactNode } from "react";
import type { UseQueryResponse } from "urql";
import { failureText, isNotFound } from "./failure-text.ts";
import { NotFound } from "./not-found.tsx";

interface LoadedProps<Data> {
  query: UseQueryResponse<Data, never> | UseQueryResponse<Data>;
  /** Names what is being read, for the failure's words: 课程. */
  what: string;
  /** Keeps the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query in its four states: error first, then skeleton, not found, and the data. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  const [{ data, error, fetching, stale }, refetch] = query;
  if (error && isNotFound(error)) return <NotFound what={what} />;
  // Data from before an error is still worth showing while offline; a failed first read is not.
  if (error && !data) {
    const { title, text } = failureText(error, what);
    return (
      <Failure
        title={title}
        text={text}
        retry={{
          label: "再试一次",
          busy: fetching || stale,
          onRetry: () => refetch({ requestPolicy: "network-only" }),
        }}
      />
    );
  }
  if (!data) return skeleton;
  return children(data);
}
