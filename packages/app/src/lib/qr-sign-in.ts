import { useCallback, useEffect, useState } from "react";
import { useClient, type Client, type CombinedError } from "urql";
import { onEnd, pipe, subscribe } from "wonka";
import { graphql } from "../gql/index.ts";
import { failureText } from "./failure-text.ts";
import { welcome } from "./sign-in.ts";

const StartMutation = graphql(`
  mutation StartQrSignIn {
    startQrSignIn {
      clientId
      code
      expiresAt
    }
  }
`);

const FollowSubscription = graphql(`
  subscription FollowQrSignIn($clientId: ID!) {
    qrSignIn(clientId: $clientId) {
      kind
      token
    }
  }
`);

const EndMutation = graphql(`
  mutation EndQrSignIn($clientId: ID!) {
    endQrSignIn(clientId: $clientId) {
      done
    }
  }
`);

/** So often the stream of one code is opened. */
const mostTries = 4;

export interface ShownCode {
  /** What the QR code leads to, without the site's own address. */
  code: string;
  /** Epoch, ms. */
  madeAt: number;
  expiresAt?: number;
  scanned: boolean;
}

/** `undefined` while it loads, a code to show, or why there is none. */
export type QrSignIn = ShownCode | { failure: string } | undefined;

/** One handshake of spec §4: code, stream, token. @returns what ends it, here and on the server */
function handshake(client: Client, tell: (state: QrSignIn) => void, renew: () => void): () => void {
  let over = false;
  let end = () => {};
  void (async () => {
    const started = await client.mutation(StartMutation, {}).toPromise();
    const begun = started.data?.startQrSignIn;
    if (over || !begun) {
      if (begun) void client.mutation(EndMutation, { clientId: begun.clientId }).toPromise();
      else if (!over) tell({ failure: started.error ? failureText(started.error, "二维码").text : "" });
      return;
    }
    const { clientId, code, expiresAt } = begun;
    const shown: ShownCode = {
      code,
      madeAt: Date.now(),
      expiresAt: expiresAt ? Date.parse(expiresAt) : undefined,
      scanned: false,
    };
    let following = { unsubscribe: () => {} };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Opens the stream; one that breaks off is opened again, what was told in between is told then. */
    const follow = (tries: number) => {
      let broken: CombinedError | undefined;
      let done = false;
      const lost = () => {
        if (over || done) return;
        if (tries === mostTries) return tell({ failure: broken ? failureText(broken, "二维码").text : "" });
        timer = setTimeout(() => follow(tries + 1), 1000 * tries);
      };
      following = pipe(
        // The stream may be open for minutes, so it goes without the time-out of a request.
        client.subscription(FollowSubscription, { clientId }, { fetchOptions: {} }),
        onEnd(lost),
        subscribe(({ data, error }) => {
          if (over || done) return;
          broken = error;
          if (error && !error.networkError) {
            done = true;
            return tell({ failure: failureText(error, "二维码").text });
          }
          const event = data?.qrSignIn;
          if (event?.kind === "READY") tell(shown);
          else if (event?.kind === "SCANNED") tell({ ...shown, scanned: true });
          else if (event?.kind === "EXPIRED") {
            done = true;
            renew();
          } else if (event?.token) {
            over = true;
            welcome(event.token);
          }
        }),
      );
    };
    follow(1);
    end = () => {
      clearTimeout(timer);
      following.unsubscribe();
      void client.mutation(EndMutation, { clientId }).toPromise();
    };
  })();
  return () => {
    over = true;
    end();
  };
}

/** Signing in by scanning, for as long as it is shown; an expired code is replaced as soon as somebody looks. */
export function useQrSignIn(): [QrSignIn, refresh: () => void] {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ round: number; state: QrSignIn }>();
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    let stopWaiting = () => {};
    const renew = () => {
      if (document.visibilityState === "visible") return refresh();
      // Nobody looks: the old code stays, with its age, until somebody does.
      document.addEventListener("visibilitychange", refresh, { once: true });
      stopWaiting = () => document.removeEventListener("visibilitychange", refresh);
    };
    const end = handshake(client, (state) => setTold({ round, state }), renew);
    return () => {
      stopWaiting();
      end();
    };
  }, [client, round, refresh]);
  // What an earlier code was told is not about this one.
  return [told?.round === round ? told.state : undefined, refresh];
}
