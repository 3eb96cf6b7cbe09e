import { proxy } from "valtio";

const storageKey = "xinglin.token";

interface Session {
  /** The opaque token of spec §6, sent in the header `token`. */
  token: string | null;
  /** False while rendering on the server and until the first effect: nobody is assumed to be anyone. */
  known: boolean;
}

/** Who is signed in on this device. What the server says of them is in urql, not here. */
export const session = proxy<Session>({ token: null, known: false });

function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Reads the stored token and keeps step with the other tabs of this browser. @returns the undo */
export function startSession(): () => void {
  session.token = readToken();
  session.known = true;
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) session.token = readToken();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

export function keepToken(token: string) {
  session.token = token;
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Storage is refused in some private windows; the session then lasts as long as the page.
  }
}

export function forgetToken() {
  session.token = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // As above: there was nothing to forget.
  }
}
