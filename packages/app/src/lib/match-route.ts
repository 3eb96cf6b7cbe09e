import { matchRoute, type Parser } from "wouter";
import { notFoundRoute, routes, type Route } from "../routes.tsx";

/** The route an address path belongs to; the not-found page when there is none. */
export function routeOf(path: string, parser: Parser): Route {
  return routes.find((route) => matchRoute(parser, route.path, path)[0]) ?? notFoundRoute;
}
