import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { SSRData } from "@urql/core";
import "@xinglin/ui/styles";
import { App } from "./app.tsx";
import { defaultParser } from "./lib/path-parser.ts";
import { routeOf } from "./lib/match-route.ts";
import { siteClient } from "./lib/site-client.ts";

const host = document.querySelector("#app");
if (!host) throw new Error("index.html lost its #app");

const drawn = document.querySelector<HTMLElement>("#state");
const state = drawn?.textContent;
const client = siteClient(state ? (JSON.parse(state) as SSRData) : undefined);
const site = (
  <StrictMode>
    <App client={client} drawnAt={state ? Number(drawn?.dataset["drawnAt"]) : undefined} />
  </StrictMode>
);

// The page's code first: hydration then finds what the server drew. When it does not come, the page's boundary says so.
await routeOf(location.pathname, defaultParser)
  .Page.preload()
  .catch(() => {});
if (state) hydrateRoot(host, site);
else createRoot(host).render(site);
