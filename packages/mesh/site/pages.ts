import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { firstPaintCss } from "./first-paint-css.ts";
import { compressible, type Compressible } from "./compression.ts";
import type { Render } from "./render-contract.ts";
import type { SiteSettings } from "./settings.ts";

/** A page ready to be sent. */
export interface Page {
  status: number;
  body: Compressible;
}

/** The parts of an address that pages read; the rest (campaign marks and such) changes no page. */
const knownQuery = [
  "id",
  "playId",
  "itemId",
  "itemId2",
  "keyword",
  "sort",
  "page",
  "tab",
  "type",
  "province",
  "city",
];

/** An address without what no page reads, so that one page has one place in the cache. */
export function pageSearch(query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of knownQuery) {
    const value = query.get(name);
    if (value) known.set(name, value);
  }
  const text = known.toString();
  return text ? `?${text}` : "";
}

interface Options {
  settings: SiteSettings;
  fetchGraphql: typeof fetch;
  log: FastifyBaseLogger;
}

const minute = 60_000;

/** Milliseconds that a reader waits for a rendered page before the browser draws it itself, with its own skeletons. */
const patience = 5000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const clock = Promise.withResolvers<never>();
  const timer = setTimeout(() => clock.reject(new Error(`not rendered within ${patience} ms`)), patience);
  try {
    return await Promise.race([work, clock.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Renders public addresses for visitors and keeps each for a minute; when rendering fails the plain shell is sent. */
export async function createPages({ settings, fetchGraphql, log }: Options) {
  const template = await readFile(path.join(settings.clientDir, "index.html"), "utf8");
  // The build of the app exports `render` as the contract says; its test renders through it.
  const { render } = (await import(pathToFileURL(settings.serverEntry).href)) as { render: Render };
  const cache = new LRUCache<string, Page>({ max: 500, ttl: minute });

  const fill = (head: string, html: string, state: string) =>
    template
      .replace("<!--head-->", () => head)
      .replace("<!--app-->", () => html)
      .replace("<!--state-->", () => state);

  // See docs/adr/0010: a rendered page brings the styles of its first paint, and its script fetches the rest.
  const [sheetLink = "", sheet = ""] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template) ?? [];
  const cssFor = sheet && firstPaintCss(await readFile(path.join(settings.clientDir, sheet), "utf8"));
  const paintable = (page: string, html: string) =>
    cssFor
      ? page.replace(sheetLink, () => `<style>${cssFor(html)}</style><noscript>${sheetLink}</noscript>`)
      : page;

  async function draw(
    pathname: string,
    search: string,
    origin: string,
  ): Promise<{ page: Page; keep: boolean }> {
    try {
      const { status, html, head, state, cacheable } = await inTime(
        render({ path: pathname, search, origin, fetchGraphql }),
      );
      return {
        page: { status, body: compressible(paintable(fill(head, html, state), html)) },
        keep: cacheable,
      };
    } catch (error) {
      log.error({ err: error, path: pathname }, "a page could not be rendered; the plain shell was sent");
      const shell = compressible(fill("<title>杏林针道</title>", "", ""));
      return { page: { status: 200, body: shell }, keep: false };
    }
  }

  /** Equal requests that meet are one rendering. */
  const running = new Map<string, Promise<Page>>();

  return function pageFor(pathname: string, query: URLSearchParams, origin: string): Promise<Page> {
    const search = pageSearch(query);
    const key = `${origin}${pathname}${search}`;
    const known = cache.get(key);
    if (known) return Promise.resolve(known);
    const under = running.get(key);
    if (under) return under;
    const work = draw(pathname, search, origin)
      .then(({ page, keep }) => {
        if (keep) cache.set(key, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
