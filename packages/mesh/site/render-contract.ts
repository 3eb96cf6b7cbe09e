/** What the app's server entry exports as `render`; `site/pages.ts` calls it once for each uncached address. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

export interface RenderRequest {
  path: string;
  /** With its leading `?`, or empty. */
  search: string;
  /** Scheme, host and port under which the reader sees this site. */
  origin: string;
  /** Asks the gateway in this process, signed out. */
  fetchGraphql: typeof fetch;
}

export interface RenderedPage {
  /** 404 for an address or a thing that does not exist. */
  status: number;
  /** In place of `<!--app-->`. */
  html: string;
  /** In place of `<!--head-->`: title, description, canonical link and so on. */
  head: string;
  /** In place of `<!--state-->`: the script element that carries the answers the page was made from. */
  state: string;
  /** False when a read failed: the next request may fare better. */
  cacheable: boolean;
  /** Where the address moved to; nothing else is used then. */
  redirect?: string;
}
