import { createParser, type EventSourceMessage } from "eventsource-parser";
import { Repeater } from "graphql-yoga";
import { request } from "undici";
import { failure } from "./failures.ts";
import { openEnvelope, upstream } from "./upstream-fetch.ts";

type QrSignInEvent = { kind: "READY" | "SCANNED" | "EXPIRED" } | { kind: "SIGNED_IN"; token: string };

/** Milliseconds without a byte after which a stream counts as dead (spec §9). */
const silence = 3_600_000;

/** What a message of `webSsem/start` says (spec §4): empty or `OK`, or a token; its named events are an extension. */
function qrSignInEvent({ event, data }: EventSourceMessage): QrSignInEvent | undefined {
  if (event === "scanned") return { kind: "SCANNED" };
  if (event === "expired") return { kind: "EXPIRED" };
  if (event || data === "") return undefined;
  return data === "OK" ? { kind: "READY" } : { kind: "SIGNED_IN", token: data };
}

/** The messages of a `text/event-stream` as they come. */
async function* messagesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const come: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => come.push(message) });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* come.splice(0);
  }
}

/** Follows a sign-in by scanning until its token comes, it expires, or the signal hangs up. */
async function* followQrSignIn(clientId: string, signal: AbortSignal): AsyncGenerator<QrSignInEvent> {
  const url = new URL(`${upstream()}/webSsem/start`);
  url.searchParams.set("clientId", clientId);
  const { statusCode, headers, body } = await request(url, {
    headers: { accept: "text/event-stream" },
    signal,
    headersTimeout: 16_000,
    bodyTimeout: silence,
  }).catch(() => {
    throw failure("UPSTREAM_UNREACHABLE");
  });
  if (!String(headers["content-type"]).includes("text/event-stream")) {
    openEnvelope(undefined, statusCode, await body.text());
    throw failure("UPSTREAM_MALFORMED", { status: statusCode });
  }
  for await (const message of messagesOf(body)) {
    const event = qrSignInEvent(message);
    if (event) yield event;
    if (event?.kind === "SIGNED_IN" || event?.kind === "EXPIRED") return;
  }
}

/**
 * The same as a repeater, which hears at once that the client has left: a generator that waits for its next message
 * is told only after it has come.
 */
const qrSignInEvents = (clientId: string) =>
  new Repeater<QrSignInEvent>(async (push, stop) => {
    const hangUp = new AbortController();
    void stop.then(() => hangUp.abort());
    try {
      for await (const event of followQrSignIn(clientId, hangUp.signal)) await push(event);
    } catch (error) {
      // A stream that was hung up on breaks; nobody hears it any more.
      if (!hangUp.signal.aborted) throw error;
    } finally {
      hangUp.abort();
      stop();
    }
  });

/** What REST cannot say: streams. */
export default {
  Subscription: {
    qrSignIn: {
      subscribe: (_root: unknown, { clientId }: { clientId: string }) => qrSignInEvents(clientId),
      resolve: (event: QrSignInEvent) => event,
    },
  },
};
