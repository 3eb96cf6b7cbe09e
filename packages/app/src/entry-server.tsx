import type { Render } from "@xinglin/mesh/render-contract";
import { prerenderToNodeStream } from "react-dom/static";
import { defaultParser } from "./lib/path-parser.ts";
import { createGraphqlClient } from "./lib/graphql-client.ts";
import { routeOf } from "./lib/match-route.ts";
import { HeadCollector, type PageHead } from "./lib/page-head.tsx";
import { headMarkup } from "./lib/head-markup.ts";
import { App } from "./app.tsx";

const scriptSafe = (json: string) =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

const hour = 3_600_000;

/** Renders one public address, signed out, with the answers it was made from. */
export const render: Render = async ({ path, search, origin, fetchGraphql }) => {
  await routeOf(path, defaultParser).Page.preload();
  // By the hour, or no answer would ever be the one a reader already has.
  const drawnAt = Math.floor(Date.now() / hour) * hour;
  let failed = false;
  let head: PageHead = {};
  const { client, ssr } = createGraphqlClient({
    url: `${origin}/graphql`,
    fetch: fetchGraphql,
    server: true,
    onError: () => {
      failed = true;
    },
  });
  const { prelude } = await prerenderToNodeStream(
    <HeadCollector value={(next) => (head = next)}>
      <App client={client} ssrPath={path} ssrSearch={search.replace(/^\?/, "")} drawnAt={drawnAt} />
    </HeadCollector>,
    // Large boundaries would be sent apart and put in place by inline scripts, which the site's CSP forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  let html = "";
  for await (const chunk of prelude) html += String(chunk);
  const status = head.status ?? 200;
  return {
    status,
    html,
    head: headMarkup(head, { origin, address: path + search }),
    state: `<script id="state" type="application/json" data-drawn-at="${drawnAt}">${scriptSafe(JSON.stringify(ssr.extractData()))}</script>`,
    cacheable: !failed || status === 404,
  };
};
