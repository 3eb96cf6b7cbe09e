import {
  cacheExchange,
  Client,
  fetchExchange,
  mapExchange,
  ssrExchange,
  type CombinedError,
  type Operation,
  type SSRData,
} from "@urql/core";
import { persistedExchange } from "@urql/exchange-persisted";
import { requestTimeout } from "./limits.ts";
import { operationHash } from "./operation-hash.ts";

interface Options {
  url: string;
  fetch?: typeof fetch;
  /** The header `token`, read anew for each request. */
  token?: () => string | null;
  onError?: (error: CombinedError, operation: Operation) => void;
  /** Answers that came with the page. */
  initialState?: SSRData;
  /** On the server urql suspends, so that a page can be rendered whole. */
  server?: boolean;
}

/** One urql client: documents go out as hashes of the persisted manifest, never as text. */
export function createGraphqlClient({ url, fetch, token, onError, initialState, server = false }: Options) {
  const ssr = ssrExchange({ isClient: !server, initialState });
  const client = new Client({
    url,
    fetch,
    suspense: server,
    preferGetMethod: false,
    // Over the same POST, as server-sent events.
    fetchSubscriptions: true,
    fetchOptions: () => {
      const signed = token?.();
      return {
        headers: new Headers(signed ? { token: signed } : {}),
        ...(server ? {} : { signal: AbortSignal.timeout(requestTimeout) }),
      };
    },
    exchanges: [
      cacheExchange,
      mapExchange({ onError: (error, operation) => onError?.(error, operation) }),
      ssr,
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        enableForSubscriptions: true,
        preferGetForPersistedQueries: false,
        generateHash: (_text, document) => Promise.resolve(operationHash(document)),
      }),
      fetchExchange,
    ],
  });
  return { client, ssr };
}
