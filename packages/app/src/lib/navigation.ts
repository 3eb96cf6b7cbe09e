import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { navigate as browserNavigate } from "wouter/use-browser-location";
import { rememberPage } from "../state/last-page.ts";
import { awaited } from "../state/page-load.ts";
import { siteName } from "./page-head.tsx";

/** The server's own addresses are no pages of this application. */
const serverPaths = /^\/(?:graphql|knowledge|media|uploads)(?:\/|$)/;

type Preload = (path: string) => Promise<void> | undefined;

/** The address a click on this link should open here, or nothing when the browser should have it. */
function innerAddress(event: MouseEvent): { href: string; replace: boolean } | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (
    (link.target && link.target !== "_self") ||
    link.hasAttribute("download") ||
    link.rel.includes("external")
  )
    return undefined;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !/^https?:$/.test(address.protocol)) return undefined;
  if (serverPaths.test(address.pathname)) return undefined;
  // A jump within the page stays the browser's.
  if (address.hash && address.pathname === location.pathname && address.search === location.search)
    return undefined;
  const replace = link.closest('[data-navigation="replace"]') !== null;
  return { href: address.pathname + address.search + address.hash, replace };
}

export interface NavigateOptions {
  replace?: boolean;
}

let preloadPage: Preload = () => undefined;

/** The history entry that was made last; every other one is gone back or forth to. */
let newEntry = "first";

/** Goes to an address of this site once its page's code is here, so that nothing flashes in between. */
export async function goTo(href: string, { replace = false }: NavigateOptions = {}) {
  const { pathname } = new URL(href, location.href);
  const loading = preloadPage(pathname);
  try {
    if (loading) await awaited(loading);
  } catch {
    // The page's own error boundary tells that its code did not come.
  }
  newEntry = crypto.randomUUID();
  browserNavigate(href, { replace, state: { entry: newEntry } });
}

/** Lets plain links of this site open without a reload, and fetches a page's code when a link is pointed at. */
export function useLinks(preload: Preload) {
  useEffect(() => {
    preloadPage = preload;
    const follow = (event: MouseEvent) => {
      const address = innerAddress(event);
      if (!address) return;
      event.preventDefault();
      void goTo(address.href, { replace: address.replace });
    };
    const foresee = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) {
        // A failure here is met again, and told, when the link is followed.
        preload(link.pathname)?.catch(() => {});
      }
    };
    document.addEventListener("click", follow);
    document.addEventListener("pointerover", foresee, { passive: true });
    document.addEventListener("focusin", foresee);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerover", foresee);
      document.removeEventListener("focusin", foresee);
    };
  }, [preload]);
}

const scrollOf = new Map<string, number>();
const entryKey = () => (history.state as { entry?: string } | null)?.entry ?? "first";

function focusHeading() {
  const heading = document.querySelector("main h1") ?? document.querySelector("main");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Waits until the page is tall enough for the place it was left at; gives up after a second. */
function restoreScroll(top: number, until = performance.now() + 1000) {
  scrollTo({ top, behavior: "instant" });
  if (Math.abs(scrollY - top) > 2 && performance.now() < until) {
    requestAnimationFrame(() => restoreScroll(top, until));
  }
}

/** What makes an address another page: its path, and on the player's the course. */
const pageAt = (path: string, search: string) => `${path} ${new URLSearchParams(search).get("id") ?? ""}`;

/** On a new page focus goes to its heading and the scroll to the top; going back and forth leads to where one was. */
export function usePageArrival() {
  const [path] = useLocation();
  const search = useSearch();
  const page = pageAt(path, search);
  const before = useRef(page);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => scrollOf.set(entryKey(), scrollY);
    // Reloaded, or come back to from elsewhere, the page as it was sent is the browser's to scroll.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    const comeBack = () => {
      history.scrollRestoration = "manual";
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, []);

  const place = useEffectEvent(() => {
    const known = entryKey() === newEntry ? undefined : scrollOf.get(entryKey());
    if (known !== undefined) restoreScroll(known);
    else if (before.current !== page) scrollTo({ top: 0, behavior: "instant" });
  });
  // The address is when to look, not what is looked at.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(() => place(), [path, search]);

  useEffect(() => rememberPage(path + (search && `?${search}`)), [path, search]);

  useLayoutEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    // Until the new page knows its own title, which it says after this, the old one's would be wrong.
    document.title = siteName;
    focusHeading();
    // The heading may come with the data; it takes the focus that main held for it.
    const main = document.querySelector("main");
    if (!main || main.querySelector("h1")) return undefined;
    const watch = new MutationObserver(() => {
      if (!main.querySelector("h1")) return;
      watch.disconnect();
      if (document.activeElement === main || document.activeElement === document.body) focusHeading();
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page]);
}
