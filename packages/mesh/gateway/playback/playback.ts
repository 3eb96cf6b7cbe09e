import { failure } from "../failures.ts";
import { embedded } from "./embedded.ts";
import { tencentVod } from "./tencent-vod.ts";

/** What `videoPlaySign` answers (spec §7); all beyond the first three is an extension. */
export interface PlaySign {
  fileId: string;
  appId: string;
  sign: string;
  expiresAt?: string | null;
  expiresIn?: number | null;
  captions?: { file: string; label: string; lang: string }[] | null;
  trialSeconds?: number | null;
}

/** Deployments differ on whether ids are texts or numbers. */
type WireSign = Omit<PlaySign, "fileId" | "appId"> & Record<"fileId" | "appId", string | number>;

export interface Track {
  src: string;
  label: string;
  language: string;
}

/** Something a player can play. */
export interface Playable {
  url: string;
  tracks: Track[];
}

/** Turns one provider's sign into something to play. */
export interface PlaybackAdapter {
  accepts: (appId: string) => boolean;
  resolve: (sign: PlaySign) => Playable | Promise<Playable>;
}

const adapters: PlaybackAdapter[] = [embedded, tencentVod];

/** The answer to `lessonPlayback`, through the adapter of the provider that `appId` names. */
export async function playback(answer: unknown) {
  // The upstream is trusted for the shape that the specification gives; what is missing is told below.
  const sign = answer as WireSign | null;
  const appId = String(sign?.appId ?? "");
  const adapter = adapters.find(({ accepts }) => accepts(appId));
  if (!sign?.fileId || !adapter) throw failure("PLAYBACK_UNAVAILABLE");
  const fileId = String(sign.fileId);
  const playable = await adapter.resolve({ ...sign, fileId, appId });
  return {
    fileId,
    appId,
    ...playable,
    expiresAt: sign.expiresAt ?? null,
    expiresIn: sign.expiresIn ?? null,
    trialSeconds: sign.trialSeconds ?? null,
  };
}
