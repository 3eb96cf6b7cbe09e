/** Milliseconds: soon at first, then every eight seconds. */
const longest = 8000;
/** About a minute; then the learner is told and asked. */
const patience = 10;

/** Tries again, later and later; `giveUp` once it has been too often. */
export function createBackoff(again: () => void, giveUp: () => void) {
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    next: () => {
      clearTimeout(timer);
      attempt += 1;
      if (attempt > patience) giveUp();
      else timer = setTimeout(again, Math.min(longest, 500 * 2 ** attempt));
    },
    reset: () => {
      clearTimeout(timer);
      attempt = 0;
    },
  };
}
