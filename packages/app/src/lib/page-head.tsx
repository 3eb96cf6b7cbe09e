import { createContext, useContext, useEffect } from "react";
import { useLocation } from "wouter";

export interface PageHead {
  /** Without the site's name, which is added; leave out for the site's own title. */
  title?: string;
  description?: string;
  /** Path and query of the one address under which search engines keep this page. */
  canonical?: string;
  /** HTTP status of the server's answer. @default 200 */
  status?: number;
  /** An image for previews elsewhere, as a path or an address. */
  image?: string;
  /** schema.org data, printed as JSON-LD by the server. */
  structured?: object;
}

/** On the server the page tells its head here; in the browser there is nothing to collect. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

export const siteName = "杏林针道";
const siteDescription = "跟周砚农老师学针灸：取穴、刺法、方药与经典的视频课程，免费专区登录就能学。";

/** `足阳明胃经 · 杏林针道`, or the site's own title. */
export const fullTitle = (title?: string) =>
  title ? `${title} · ${siteName}` : `${siteName}｜针灸与中医视频课程`;

export const fullDescription = (description?: string) =>
  (description?.trim() || siteDescription).slice(0, 150);

/** Says what the page is called: on the server into the answer, in the browser into the tab. */
export function usePageHead(head: PageHead) {
  const collect = useContext(HeadCollector);
  collect?.(head);
  const title = fullTitle(head.title);
  const description = fullDescription(head.description);
  const [path] = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    const canonical = document.querySelector('link[rel="canonical"]');
    if (head.canonical) canonical?.setAttribute("href", new URL(head.canonical, location.origin).href);
    // Another address may have the same title, and the shell takes the title away on the way there.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [title, description, head.canonical, path]);
}
