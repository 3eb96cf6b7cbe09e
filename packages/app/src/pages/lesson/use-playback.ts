import type { PlayerHandle } from "@xinglin/ui/player";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useClient } from "urql";
import { graphql } from "../../gql/index.ts";
import type { LessonPlaybackQuery } from "../../gql/graphql.ts";

export const PlaybackQuery = graphql(`
  query LessonPlayback($lessonId: ID!) {
    lessonPlayback(lessonId: $lessonId) {
      url
      expiresIn
      trialSeconds
      tracks {
        src
        label
        language
      }
    }
  }
`);

export type Playback = LessonPlaybackQuery["lessonPlayback"];

/** An address is renewed after this share of its life, so that what is under way still arrives. */
const renewAfter = 0.7;
/** Milliseconds until a renewal that failed is tried again; an address that is refused is renewed at once. */
const tryAgainAfter = 5000;

interface PlaybackOptions {
  lessonId: string;
  first: Playback;
  owned: boolean;
  player: RefObject<PlayerHandle | null>;
}

/** Where a lesson plays from: kept fresh without a break, and the whole lesson once it is paid for. */
export function usePlayback({ lessonId, first, owned, player }: PlaybackOptions) {
  const client = useClient();
  const [playback, setPlayback] = useState(first);
  /** The newest address's life; a new object for each, so that each is renewed. */
  const [lease, setLease] = useState({ seconds: first.expiresIn });

  async function ask(): Promise<Playback> {
    const options = { requestPolicy: "network-only" } as const;
    const { data } = await client.query(PlaybackQuery, { lessonId }, options).toPromise();
    if (!data) throw new Error("no fresh address");
    setLease({ seconds: data.lessonPlayback.expiresIn });
    return data.lessonPlayback;
  }

  const renew = useEffectEvent(async () => player.current?.renewSource((await ask()).url));
  useEffect(() => {
    const { seconds } = lease;
    if (!seconds) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const later = (milliseconds: number) => {
      timer = setTimeout(() => renew().catch(() => later(tryAgainAfter)), milliseconds);
    };
    // Timers hold no more than 2^31 milliseconds.
    later(Math.min(seconds * 1000 * renewAfter, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [lease]);

  const bought = owned && playback.trialSeconds !== null;
  const takeWhole = useEffectEvent(async () => setPlayback(await ask()));
  useEffect(() => {
    if (!bought) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      takeWhole().catch(() => {
        timer = setTimeout(now, tryAgainAfter);
      });
    };
    now();
    return () => clearTimeout(timer);
  }, [bought]);

  return { playback, freshAddress: async () => (await ask()).url };
}
