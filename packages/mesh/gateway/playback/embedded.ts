import type { PlaybackAdapter } from "./playback.ts";

/** The embedded origin: the ticket stands in the path, and the site serves `/media` itself. */
export const embedded: PlaybackAdapter = {
  accepts: (appId) => appId === "embedded",
  resolve({ fileId, sign, captions }) {
    const folder = `/media/${encodeURIComponent(sign)}/${encodeURIComponent(fileId)}`;
    return {
      url: `${folder}/master.m3u8`,
      tracks: (captions ?? []).map(({ file, label, lang }) => ({
        src: `${folder}/${encodeURIComponent(file)}`,
        label,
        language: lang,
      })),
    };
  },
};
