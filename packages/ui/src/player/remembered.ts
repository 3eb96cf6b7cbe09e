import type { CaptionGround, CaptionPlace, CaptionSize } from "./player-state.ts";

/** What a learner sets once for all lessons. */
export interface Preferences {
  volume: number;
  muted: boolean;
  captions: boolean;
  captionSize: CaptionSize;
  captionGround: CaptionGround;
  captionPlace: CaptionPlace;
}

const place = "xinglin.player";
const sizes: readonly unknown[] = ["small", "medium", "large"] satisfies CaptionSize[];
const grounds: readonly unknown[] = ["none", "veil", "solid"] satisfies CaptionGround[];
const places: readonly unknown[] = ["bottom", "top"] satisfies CaptionPlace[];

/** The remembered settings; anything unknown, old or tampered with is left out. Storage may be forbidden. */
export function recall(): Partial<Preferences> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    // Each field is checked below before it is used.
    const { volume, muted, captions, captionSize, captionGround, captionPlace } = kept as Record<
      string,
      unknown
    >;
    return {
      ...(typeof volume === "number" && volume >= 0 && volume <= 1 && { volume }),
      ...(typeof muted === "boolean" && { muted }),
      ...(typeof captions === "boolean" && { captions }),
      // The lists hold exactly what each may be.
      ...(sizes.includes(captionSize) && { captionSize: captionSize as CaptionSize }),
      ...(grounds.includes(captionGround) && { captionGround: captionGround as CaptionGround }),
      ...(places.includes(captionPlace) && { captionPlace: captionPlace as CaptionPlace }),
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
