const storageKey = "xinglin.device";

/** Enough of a random name that no two clash; `randomUUID` is missing where a site has no TLS. */
export const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

let own: string | undefined;

/** Tells this browser from the learner's others; says nothing else of it. */
export function deviceId(): string {
  if (own) return own;
  try {
    own = localStorage.getItem(storageKey) ?? undefined;
    own ??= randomName();
    localStorage.setItem(storageKey, own);
  } catch {
    // Without storage it is another browser after each load.
    own ??= randomName();
  }
  return own;
}

const machines = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "安卓"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;
const browsers = [
  [/MicroMessenger/, "微信"],
  [/Edg/, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;

/** A browser as its owner tells it apart: `iPhone · Safari`. */
export function deviceName(userAgent: string = navigator.userAgent): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(machines), nameIn(browsers)].filter(Boolean).join(" · ") || "另一台设备";
}
