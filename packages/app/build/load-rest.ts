/**
 * Runs in the page (its text stands there, so it uses nothing from outside): fetches the whole sheet and then the
 * modules once the first screen has been painted, so that they compete with neither it nor its picture.
 */
export function loadRest(sheet: string, entry: string, preloads: string[]) {
  const add = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    given: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.appendChild(Object.assign(document.createElement(name), given));
  const run = (onerror?: () => void) => add("script", { type: "module", src: entry, onerror });

  // Nothing was rendered: there is nothing to wait for.
  if (document.querySelector('link[rel="stylesheet"]')) return void run();

  // The window's load event means that the site works: a frame whose document stays open holds it until the page
  // is alive (shell/awake.tsx), ten seconds at most.
  const hold = add("iframe", { hidden: true, title: "" });
  hold.contentDocument?.open();
  const release = () => {
    hold.contentDocument?.close();
    hold.remove();
  };
  addEventListener("alive", release, { once: true });
  setTimeout(release, 10_000);

  let begun = false;
  const fetchRest = () => {
    if (begun) return;
    begun = true;
    const link = { rel: "stylesheet", href: sheet };
    add("link", { ...link, onload: () => run(release), onerror: () => run(release) });
    for (const href of preloads) add("link", { rel: "modulepreload", href });
  };
  // A tab in the background paints nothing.
  if (document.visibilityState === "hidden") return fetchRest();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const painted = () => requestAnimationFrame(() => setTimeout(fetchRest));
  if (picture) picture.decode().then(painted, painted);
  else painted();
  // A slow picture holds nothing up for long, nor does a tab that was sent to the background meanwhile.
  setTimeout(fetchRest, 1000);
}
