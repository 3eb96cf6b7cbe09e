import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { promoDelay } from "../lib/limits.ts";
import { promo, startPromo } from "../state/promo.ts";
import { session } from "../state/session.ts";

/** Pages that have a last step of their own at the lower edge, or are the sign-in themselves. */
const without = /^\/(?:login|coursevideo|cousrsedetail|scan|coursevip|directdetail)(?:\/|$)/;

/** Whether the sign-in promo should stand: a visitor who did not send it away, a second after their first scroll. */
export function usePromoDue(path: string): boolean {
  const { known, token } = useSnapshot(session);
  const { closed } = useSnapshot(promo);
  const [due, setDue] = useState(false);
  useEffect(startPromo, []);
  const visitor = known && !token && !closed;
  useEffect(() => {
    if (!visitor || due) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      timer ??= setTimeout(() => setDue(true), promoDelay);
    };
    // Somebody may have scrolled before the page was alive.
    if (scrollY > 0) scrolled();
    addEventListener("scroll", scrolled, { passive: true });
    return () => {
      removeEventListener("scroll", scrolled);
      clearTimeout(timer);
    };
  }, [visitor, due]);
  return visitor && due && !without.test(path);
}
