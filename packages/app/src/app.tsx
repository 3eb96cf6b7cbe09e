import { Suspense } from "react";
import { Provider, type Client } from "urql";
import { Route, Router, Switch } from "wouter";
import { DrawnAt } from "./lib/use-now.ts";
import { RouteBoundary } from "./lib/route-boundary.tsx";
import { notFoundRoute, routes } from "./routes.tsx";
import { Awake } from "./shell/awake.tsx";
import { Shell } from "./shell/shell.tsx";

interface AppProps {
  client: Client;
  /** The address being rendered on the server. */
  ssrPath?: string;
  ssrSearch?: string;
  /** When the server drew it, to the hour: epoch, ms. */
  drawnAt?: number;
}

/** The whole site: shell around the page that the address names. */
export function App({ client, ssrPath, ssrSearch, drawnAt }: AppProps) {
  return (
    <Router ssrPath={ssrPath} ssrSearch={ssrSearch}>
      <DrawnAt value={drawnAt}>
        <Provider value={client}>
          <Shell>
            <Suspense>
              <Switch>
                {[...routes, notFoundRoute].map(({ path, Page }) => (
                  <Route key={path} path={path === "*" ? undefined : path}>
                    {(params: object) => (
                      <RouteBoundary>
                        <Page {...(params as Record<string, string>)} />
                      </RouteBoundary>
                    )}
                  </Route>
                ))}
              </Switch>
              <Awake />
            </Suspense>
          </Shell>
        </Provider>
      </DrawnAt>
    </Router>
  );
}
