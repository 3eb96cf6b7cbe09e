import type { PlayerEvents } from "./host.ts";
import type { Failure, PlayerState, Quality } from "./player-state.ts";
import { openSource, type Source } from "./source.ts";
import type { Store } from "./store.ts";

/** What it has to know of the player it feeds. */
interface Fed {
  store: Store<PlayerState>;
  host: () => PlayerEvents;
  video: () => HTMLVideoElement;
  say: (text: string) => void;
  /** Seconds. */
  position: () => number;
  keepIntent: () => void;
}

/** As often as a host may hand out an address that is refused again before anything played from it. */
const mostRenewals = 3;
/** How long a host may take that answers by changing `src`; milliseconds. */
const renewalPatience = 20_000;

/** Keeps the picture fed: opens the source, renews its address, moves it and brings it back. */
export function createSourceKeeper(core: Fed) {
  const { store, host } = core;
  let source: Source | undefined;
  let opening: AbortController | undefined;
  let address: string | undefined;
  let renewals = 0;
  let renewing = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function fail(failure: Failure) {
    renewing = false;
    clearTimeout(patience);
    if (store.get().failure === failure) return;
    store.set({ failure, trouble: undefined, buffering: false, awake: true });
    host().onError?.(failure);
  }

  function close() {
    opening?.abort();
    clearTimeout(patience);
    source?.destroy();
    source = undefined;
  }

  async function open(next: string, startAt: number) {
    close();
    const attempt = new AbortController();
    opening = attempt;
    address = next;
    store.set({ failure: undefined, ready: false });
    try {
      const opened = await openSource(
        {
          video: core.video(),
          address: next,
          startAt,
          hooks: {
            onHeights: (heights) => store.set({ heights }),
            onHeight: (height) => store.set({ height }),
            onOffline: () => store.set({ trouble: "offline" }),
            onSkipped: () => core.say("有一小段画面缺失，已跳过"),
            onProgress() {
              renewals = 0;
              renewing = false;
              clearTimeout(patience);
              const { trouble, failure } = store.get();
              if (trouble === "offline") core.say("网络已恢复");
              store.set({ trouble: undefined });
              if (failure === "network") store.set({ failure: undefined });
            },
            onRefused: () => void renew(),
            onFailure: fail,
          },
        },
        attempt.signal,
      );
      if (attempt.signal.aborted) return;
      source = opened;
      const { quality } = store.get();
      if (quality !== "auto") source?.setQuality(quality);
    } catch {
      // The chunk of hls.js did not arrive.
      if (!attempt.signal.aborted) fail("network");
    }
  }

  /** Opens `next` where the picture stands now, and goes on playing if it was. */
  function reopen(next: string) {
    core.keepIntent();
    return open(next, core.position());
  }

  function moveTo(next: string) {
    // A second refusal in a row means that moving did not help.
    const moved = renewals < 2 && source?.moveTo(next);
    address = next;
    if (!moved) void reopen(next);
  }

  async function renew() {
    if (renewing) return;
    renewing = true;
    renewals += 1;
    const ask = host().onSourceExpired;
    if (!ask || renewals > mostRenewals) return fail("expired");
    store.set({ trouble: "renewing" });
    try {
      const fresh = await ask();
      if (opening?.signal.aborted || !renewing) return undefined;
      if (fresh === undefined) {
        patience = setTimeout(() => fail("expired"), renewalPatience);
        return undefined;
      }
      renewing = false;
      moveTo(fresh);
    } catch {
      fail("expired");
    }
    return undefined;
  }

  const online = () => {
    const { trouble, failure } = store.get();
    if (failure === "network") retry();
    else if (trouble === "offline") source?.resume();
  };

  function retry() {
    const { failure } = store.get();
    store.set({ failure: undefined });
    renewals = 0;
    renewing = false;
    if (failure === "expired" && host().onSourceExpired) void renew();
    else if (address !== undefined) void reopen(address);
  }

  return {
    /** The first address, or another for the same picture: position and play state are kept. */
    set: (next: string, startAt: number) => {
      if (next === address && source) return;
      if (address === undefined || !store.get().ready) void open(next, startAt);
      else if (renewing) {
        renewing = false;
        clearTimeout(patience);
        moveTo(next);
      } else void reopen(next);
    },
    /** The same stream under a fresh address, before the old one is refused. */
    renewTo: moveTo,
    retry,
    setQuality: (quality: Quality) => source?.setQuality(quality),
    attach: () => {
      window.addEventListener("online", online);
      return () => {
        window.removeEventListener("online", online);
        close();
        address = undefined;
      };
    },
  };
}
