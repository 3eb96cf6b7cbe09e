import { request } from "undici";
import { failure } from "../failures.ts";
import type { PlaybackAdapter } from "./playback.ts";

/** The part of Tencent VOD's play-info answer (`getplayinfo/v4`) that names what to play. */
interface PlayInfo {
  code: number;
  message?: string;
  media?: {
    streamingInfo?: { plainOutput?: { url?: string; subStreams?: unknown[] } };
    transcodeInfo?: { url?: string };
    originalInfo?: { url?: string };
    subtitleInfo?: { subtitleSet?: { url: string; name?: string; language?: string }[] };
  };
}

async function playInfo(appId: string, fileId: string, sign: string): Promise<PlayInfo> {
  const base = process.env["TENCENT_VOD_URL"] ?? "https://playvideo.qcloud.com";
  const url = new URL(`${base}/getplayinfo/v4/${encodeURIComponent(appId)}/${encodeURIComponent(fileId)}`);
  url.searchParams.set("psign", sign);
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(16_000) });
  const text = await body.text();
  if (statusCode >= 300) throw new Error(`Tencent VOD answered ${statusCode}`);
  // The service's documented answer; a missing address is told by the caller.
  return JSON.parse(text) as PlayInfo;
}

/** Tencent VOD: a numeric application id; the signed file id is exchanged for addresses by its play-info call. */
export const tencentVod: PlaybackAdapter = {
  accepts: (appId) => /^\d{6,}$/.test(appId),
  async resolve({ appId, fileId, sign }) {
    const info = await playInfo(appId, fileId, sign).catch(() => undefined);
    const media = info?.code === 0 ? info.media : undefined;
    const url =
      media?.streamingInfo?.plainOutput?.url ?? media?.transcodeInfo?.url ?? media?.originalInfo?.url;
    if (!url) throw failure("PLAYBACK_UNAVAILABLE");
    return {
      url,
      tracks: (media?.subtitleInfo?.subtitleSet ?? []).map((subtitle) => ({
        src: subtitle.url,
        label: subtitle.name ?? "字幕",
        language: subtitle.language ?? "zh-CN",
      })),
    };
  },
};
