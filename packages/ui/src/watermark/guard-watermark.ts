import {
  anotherPlace,
  dress,
  firstPlaces,
  hostLook,
  isInSight,
  markLook,
  rootLook,
} from "./watermark-look.ts";

/** Milliseconds between two looks at whether it is in sight; a style sheet that hides it gives no notice. */
const round = 1000;
/** Restored this often within a round, something fights it. */
const mostRestores = 12;

export interface GuardOptions {
  text: string;
  /** Milliseconds between two places. */
  every: number;
  /** Milliseconds of the way to the next place; 0 jumps. */
  glide: number;
  /** True at first; told when it changes. */
  onShownChange: (shown: boolean) => void;
}

/**
 * Draws the marks into `root` and keeps them there: removed, hidden or moved away they come back at once,
 * and while they cannot come back, `onShownChange` has said so.
 */
export function guardWatermark(root: HTMLElement, { text, every, glide, onShownChange }: GuardOptions) {
  const parent = root.parentElement;
  if (!parent) throw new Error("A watermark is guarded where it lies: in the element of its picture.");
  const picture = parent;
  const before = root.previousElementSibling;
  const { className } = root;
  const places = [...firstPlaces];
  let host = document.createElement("div");
  let marks: HTMLElement[] = [];
  let shown = true;
  let restores = 0;
  /** Nobody fought it for a whole round; else it would be in sight for a blink in each. */
  let calm = true;

  const isInPlace = () => root.parentElement === picture && root.previousElementSibling === before;
  const observer = new MutationObserver((records) => {
    // Whatever else comes and goes in the player is none of its business.
    if (!isInPlace() || records.some(({ target }) => target !== picture)) restore();
  });

  function draw() {
    // A new shadow each time: what someone found their way into is thrown away.
    host = document.createElement("div");
    dress(host, hostLook);
    const inside = host.attachShadow({ mode: "closed" });
    marks = places.map((place) => {
      const mark = document.createElement("span");
      mark.textContent = text;
      dress(mark, markLook(place, glide));
      return mark;
    });
    inside.append(...marks);
    root.replaceChildren(host);
    observer.observe(inside, { subtree: true, childList: true, attributes: true, characterData: true });
    observer.observe(host, { attributes: true, childList: true });
  }

  function putBack() {
    if (before?.parentElement === picture) before.after(root);
    else picture.prepend(root);
  }

  function restore() {
    observer.disconnect();
    restores += 1;
    if (!isInPlace()) putBack();
    root.hidden = false;
    root.className = className;
    dress(root, rootLook);
    draw();
    observer.observe(root, { attributes: true, childList: true });
    observer.observe(picture, { childList: true });
    tell();
  }

  function isShown() {
    const screen = document.fullscreenElement;
    return (
      calm &&
      restores <= mostRestores &&
      (!screen || screen.contains(root)) &&
      isInPlace() &&
      isInSight(root, host, picture)
    );
  }
  function tell() {
    if (isShown() === shown) return;
    shown = !shown;
    onShownChange(shown);
  }

  const rounds = setInterval(() => {
    calm = restores <= mostRestores;
    restores = 0;
    if (isShown()) tell();
    else restore();
  }, round);
  const drift = setInterval(() => {
    for (const [index, mark] of marks.entries()) {
      const place = anotherPlace(index);
      places[index] = place;
      dress(mark, markLook(place, glide));
    }
    // Its own doing.
    observer.takeRecords();
  }, every);
  document.addEventListener("fullscreenchange", tell);
  restore();

  return () => {
    observer.disconnect();
    clearInterval(rounds);
    clearInterval(drift);
    document.removeEventListener("fullscreenchange", tell);
    root.replaceChildren();
  };
}
