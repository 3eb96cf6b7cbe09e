const storageKey = "xinglin.page";
const refreshedKey = "xinglin.refreshed";

/** Milliseconds within which a page that sends its reader to be refreshed again is going in circles. */
const circle = 2000;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage a refresh leads home.
  }
}

/** Remembers the address of the page one is on, for `/refresh`; that page itself is never one to go back to. */
export function rememberPage(address: string) {
  if (!/^\/refresh(?:[/?#]|$)/.test(address)) write(storageKey, address);
}

/** Where `/refresh` leads: the page one came from, home when there is none or when it keeps sending one here. */
export function pageToRefresh(now: number): string {
  const from = read(storageKey);
  // `//host` would lead elsewhere.
  if (!from || !/^\/(?!\/)/.test(from)) return "/";
  const [before, at] = (read(refreshedKey) ?? "").split(" ");
  write(refreshedKey, `${from} ${now}`);
  return before === from && now - Number(at) < circle ? "/" : from;
}
