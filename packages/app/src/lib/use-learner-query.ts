import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect, useEffectEvent, useState } from "react";
import {
  createRequest,
  useClient,
  type AnyVariables,
  type Client,
  type CombinedError,
  type OperationContext,
} from "urql";
import { useSnapshot } from "valtio";
import { session } from "../state/session.ts";

/** Milliseconds until what the network did not bring is asked for again. */
const tryAgainAfter = 5000;

interface Answer<Data> {
  key: string;
  data?: Data;
  error?: CombinedError;
}

/**
 * What the server says to the learner who is signed in, and nothing to a visitor; it follows what is read anew.
 * A subscription of its own: what one learner was told must not be shown to the next, and a lost network is waited out.
 */
export function useLearnerQuery<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
) {
  const { token } = useSnapshot(session);
  const client = useClient();
  const request = createRequest(query, variables);
  const key = `${request.key} ${token}`;
  // What another part of the page has asked for already is there at once.
  const [answer, setAnswer] = useState<Answer<Data> | undefined>(() => {
    const held = token ? client.readQuery(query, variables, context) : null;
    return held?.data ? { key, data: held.data } : undefined;
  });
  const follow = useEffectEvent((by: Client, as: string, failed: () => void) =>
    by.executeQuery(request, context).subscribe(({ data, error }) => {
      // What does not come anew leaves what is known.
      setAnswer((before) => ({
        key: as,
        data: data ?? (before?.key === as ? before.data : undefined),
        error,
      }));
      if (error?.networkError) failed();
    }),
  );
  useEffect(() => {
    if (!token) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let following: { unsubscribe: () => void } | undefined;
    const ask = () => {
      following?.unsubscribe();
      following = follow(client, key, () => (timer = setTimeout(ask, tryAgainAfter)));
    };
    ask();
    return () => {
      clearTimeout(timer);
      following?.unsubscribe();
    };
  }, [client, token, key]);
  // What was told to another learner, or of something else, is not about this.
  const told = token && answer?.key === key ? answer : undefined;
  return { data: told?.data, known: !token || told !== undefined };
}
