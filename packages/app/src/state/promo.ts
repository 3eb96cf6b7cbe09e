import { proxy } from "valtio";

const storageKey = "xinglin.promo";

/** Whether this browser's visitor has sent the sign-in promo away (spec §2 "Shell"). */
export const promo = proxy<{ closed: boolean }>({ closed: false });

export function startPromo() {
  try {
    promo.closed = localStorage.getItem(storageKey) === "closed";
  } catch {
    // Without storage it comes back on the next visit.
  }
}

export function closePromo() {
  promo.closed = true;
  try {
    localStorage.setItem(storageKey, "closed");
  } catch {
    // As above.
  }
}
