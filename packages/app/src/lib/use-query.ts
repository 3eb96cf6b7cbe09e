import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  createRequest,
  useClient,
  useQuery as useSuspendingQuery,
  type AnyVariables,
  type Client,
  type CombinedError,
  type GraphQLRequest,
  type OperationResult,
} from "urql";

type Policy = "cache-first" | "cache-and-network" | "network-only";

interface Question<Data, Variables extends AnyVariables> {
  query: TypedDocumentNode<Data, Variables>;
  variables?: Variables;
  requestPolicy?: Policy;
  /** Asks nothing yet. */
  pause?: boolean;
}

/** What is known of an answer. */
export interface Told<Data> {
  data?: Data;
  error?: CombinedError;
  /** Nothing has come yet. */
  fetching: boolean;
  /** What is here is being read anew. */
  stale: boolean;
}

type Again = (options: { requestPolicy: Policy }) => void;

const same = <Data>(a: Told<Data>, b: Told<Data>) =>
  a.data === b.data && a.error === b.error && a.fetching === b.fetching && a.stale === b.stale;

const toldBy = <Data>({ data, error, stale }: OperationResult<Data>): Told<Data> => ({
  data: data ?? undefined,
  error,
  fetching: false,
  stale,
});

const unknown = { fetching: true, stale: false };

/** Whether a component is being rendered that reads what is known already. */
let reading = false;

/** What is known already, without waiting; whoever else follows the same is told after this render. */
function known<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): Told<Data> {
  reading = true;
  try {
    const result = client.readQuery<Data, Variables>(request.query, request.variables, {
      requestPolicy: "cache-first",
    });
    return result ? toldBy(result) : unknown;
  } finally {
    reading = false;
  }
}

/**
 * Follows a query in the browser. Reads the cache while it is first rendered and subscribes once it is on the
 * page; unlike urql's hook it never sets state during a render (docs/adr/0016).
 */
function useFollowedQuery<Data, Variables extends AnyVariables>({
  query,
  variables,
  requestPolicy = "cache-first",
  pause = false,
}: Question<Data, Variables>): [Told<Data>, Again] {
  const client = useClient();
  const request = createRequest<Data, Variables>(query, variables as Variables);
  const { key } = request;
  const [answer, setAnswer] = useState<{ key: number; told: Told<Data> }>(() => ({
    key,
    told: pause || requestPolicy === "network-only" ? unknown : known(client, request),
  }));
  const askAgain = useRef<Again>(() => {});
  const again = useCallback<Again>((options) => askAgain.current(options), []);

  const follow = useEffectEvent((by: Client, as: number, policy: Policy) => {
    let gone = false;
    let last = answer.key === as ? answer.told : undefined;
    const subscribe = (requestPolicy: Policy) =>
      by.executeQuery<Data, Variables>(request, { requestPolicy }).subscribe((result) => {
        const told = toldBy(result);
        // What is known already is no news: nothing is rendered again for it.
        if (last && same(last, told)) return;
        last = told;
        if (!reading) setAnswer({ key: as, told });
        else queueMicrotask(() => gone || setAnswer({ key: as, told }));
      });
    let following = subscribe(policy);
    askAgain.current = ({ requestPolicy }) => {
      const before = following;
      following = subscribe(requestPolicy);
      before.unsubscribe();
    };
    return () => {
      gone = true;
      askAgain.current = () => {};
      following.unsubscribe();
    };
  });
  // Before it is painted: an answer that is here already follows a changed question without a flash.
  useLayoutEffect(
    () => (pause ? undefined : follow(client, key, requestPolicy)),
    [client, key, requestPolicy, pause],
  );

  if (pause) return [{ ...unknown, fetching: false }, again];
  // What was asked before stands until the new answer comes.
  const told = answer.key === key ? answer.told : { ...unknown, data: answer.told.data };
  return [told, again];
}

/** On the server urql suspends until the answer is there, and sends it with the page. */
function useServerQuery<Data, Variables extends AnyVariables>({
  query,
  variables,
  requestPolicy,
  pause,
}: Question<Data, Variables>): [Told<Data>, Again] {
  const [told, again] = useSuspendingQuery<Data, Variables>({
    query,
    variables: variables as Variables,
    requestPolicy,
    pause,
  });
  return [told, again];
}

/**
 * Asks the gateway and follows the answer: from the cache at once where it is known, and anew whenever another
 * part of the page reads it. The second value reads it from the network again.
 */
export const useQuery = import.meta.env.SSR ? useServerQuery : useFollowedQuery;
