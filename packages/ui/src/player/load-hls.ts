import type Hls from "hls.js";
import type { openHlsSource } from "./hls-source.ts";

/** What feeds a video from a playlist: hls.js's light build, and what we make of it. */
export interface HlsParts {
  Hls: typeof Hls;
  openHlsSource: typeof openHlsSource;
}

let loaded: HlsParts | undefined;

/**
 * What was fetched before, without waiting: even for a module that is here `import()` answers in a task of its
 * own, and that one comes after the first paint.
 */
export const loadedHls = () => loaded;

/** Fetches the parts when they are first asked for. */
export async function loadHls(): Promise<HlsParts> {
  const [light, source] = await Promise.all([
    // @ts-expect-error The light build comes without types of its own.
    import("hls.js/light") as Promise<{ default: typeof Hls }>,
    import("./hls-source.ts"),
  ]);
  loaded = { Hls: light.default, openHlsSource: source.openHlsSource };
  return loaded;
}
