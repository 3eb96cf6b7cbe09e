import type Hls from "hls.js";

/** Fetches hls.js's light build, once, when it is first asked for. */
export async function loadHls(): Promise<typeof Hls> {
  // @ts-expect-error The light build comes without types of its own.
  const light: { default: typeof Hls } = await import("hls.js/light");
  return light.default;
}
