const storageKey = "xinglin.study-room";

/** Of so many widths: a window, a tablet held both ways. */
const mostWidths = 4;

/** Remembers how high the learner's corner of the home page is at this width, for `index.html` to hold its place; px. */
export function rememberStudyRoom(height: number) {
  try {
    const known = JSON.parse(localStorage.getItem(storageKey) ?? "[]") as [width: number, height: number][];
    const others = known.filter(([width]) => width !== innerWidth).slice(0, mostWidths - 1);
    localStorage.setItem(storageKey, JSON.stringify([[innerWidth, height], ...others]));
  } catch {
    // Without storage the place is held for what most learners have.
  }
}
