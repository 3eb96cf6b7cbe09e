import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A segment that starts this close to the end belongs to what comes after; durations are rounded sums. */
const tolerance = 0.5;

const isMedia = (playlist: string) => playlist.includes("#EXTINF");

/**
 * A media playlist that ends at `seconds`: whole segments that start before it, then `#EXT-X-ENDLIST`.
 * A master playlist has no segments and comes back as it is.
 */
export function cutPlaylist(playlist: string, seconds: number): string {
  if (!isMedia(playlist)) return playlist;
  const kept: string[] = [];
  let pending: string[] = [];
  let start = 0;
  let duration = 0;
  for (const line of playlist.split(/\r?\n/)) {
    if (line === "" || line === "#EXT-X-ENDLIST") continue;
    pending.push(line);
    const info = /^#EXTINF:([\d.]+)/.exec(line);
    if (info) duration = Number(info[1]);
    if (line.startsWith("#")) continue;
    if (start + tolerance >= seconds) break;
    kept.push(...pending);
    pending = [];
    start += duration;
  }
  return `${[...kept, "#EXT-X-ENDLIST"].join("\n")}\n`;
}

/** The files a playlist names: segments, and the init segment of fMP4. */
function filesOf(playlist: string): string[] {
  const lines = playlist.split(/\r?\n/);
  const segments = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const maps = [...playlist.matchAll(/^#EXT-X-MAP:.*?URI="([^"]+)"/gm)].map(([, uri]) => uri ?? "");
  return [...segments, ...maps];
}

/** Whether a trial of `seconds` reaches the segment at `file`, read from the playlists that lie beside it. */
export async function trialReaches(file: string, seconds: number): Promise<boolean> {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".m3u8")) continue;
    const playlist = await readFile(path.join(folder, name), "utf8");
    if (isMedia(playlist) && filesOf(cutPlaylist(playlist, seconds)).includes(path.basename(file)))
      return true;
  }
  return false;
}

const cueStart = (block: string) => {
  const [, hours = "0", minutes = "0", seconds = "0"] =
    /^(?:(\d+):)?(\d\d):(\d\d[.,]\d+)\s+-->/m.exec(block) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."));
};

/** Captions that say nothing of what comes after a trial. Blocks without a time (header, notes) stay. */
export const cutCaptions = (captions: string, seconds: number) =>
  `${captions
    .split(/(?:\r?\n){2,}/)
    .filter((block) => !block.includes("-->") || cueStart(block) < seconds)
    .join("\n\n")
    .trimEnd()}\n`;
