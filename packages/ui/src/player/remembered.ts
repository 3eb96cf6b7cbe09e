import type { CaptionSize } from "./player-state.ts";

/** What a learner sets once for all lessons. */
export interface Preferences {
  volume: number;
  muted: boolean;
  captions: boolean;
  captionSize: CaptionSize;
}

const place = "xinglin.player";
const sizes: readonly unknown[] = ["small", "medium", "large"] satisfies CaptionSize[];

/** The remembered settings; anything unknown, old or tampered with is left out. Storage may be forbidden. */
export function recall(): Partial<Preferences> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    // Each field is checked below before it is used.
    const { volume, muted, captions, captionSize } = kept as Record<string, unknown>;
    return {
      ...(typeof volume === "number" && volume >= 0 && volume <= 1 && { volume }),
      ...(typeof muted === "boolean" && { muted }),
      ...(typeof captions === "boolean" && { captions }),
      // The list holds exactly the sizes.
      ...(sizes.includes(captionSize) && { captionSize: captionSize as CaptionSize }),
    };
  } catch {
    return {};
  }
}

export function remember(patch: Partial<Preferences>) {
  try {
    localStorage.setItem(place, JSON.stringify({ ...recall(), ...patch }));
  } catch {
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}
