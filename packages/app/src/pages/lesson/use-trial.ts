import type { PlayerHandle } from "@xinglin/ui/player";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

interface TrialOptions {
  /** Where it ends; undefined for a lesson that may be seen whole. */
  seconds: number | undefined;
  player: RefObject<PlayerHandle | null>;
}

/**
 * Ends a trial as spec §4 says: back to 0, paused, and the word is the overlay's. Once it is paid for the lesson goes on
 * at the second where it was, or where the trial ended. That there is nothing beyond it to be seen is the server's part.
 */
export function useTrial({ seconds, player }: TrialOptions) {
  const [endedAt, setEndedAt] = useState<number>();
  const over = seconds !== undefined && endedAt !== undefined;

  function end() {
    if (over || seconds === undefined) return;
    player.current?.pause();
    player.current?.seek(0);
    setEndedAt(seconds);
  }

  const wasTrial = useRef(seconds !== undefined);
  const goOn = useEffectEvent(() => {
    if (endedAt !== undefined) player.current?.seek(endedAt);
    void player.current?.play();
  });
  useEffect(() => {
    if (seconds === undefined && wasTrial.current) goOn();
    wasTrial.current = seconds !== undefined;
  }, [seconds]);

  return {
    over,
    end,
    /** Called with each second that is played. */
    watch: (second: number) => {
      if (seconds !== undefined && second >= seconds) end();
    },
    replay: () => {
      setEndedAt(undefined);
      // The button goes with the overlay; the keys stay with the picture.
      player.current?.element.focus();
      player.current?.seek(0);
      void player.current?.play();
    },
  };
}
