import { OperationTypeNode, type GraphQLResolveInfo } from "graphql";
import { Agent, request } from "undici";
import { calls, type Call } from "./contract.ts";
import { failure } from "./failures.ts";
import { playback } from "./playback/playback.ts";
import { signQuery } from "./sms-signature.ts";
import { forClients } from "./wire.ts";

/** Milliseconds (spec §9); a test sets a shorter wait. */
const timeout = Number(process.env["UPSTREAM_TIMEOUT_MS"] ?? 16_000);

/** Connections are shared by all operations: opening one for each call halves the throughput. */
export const upstreamAgent = new Agent({ connections: 128, headersTimeout: timeout, bodyTimeout: timeout });

interface Envelope {
  code: number;
  msg?: string;
  data?: unknown;
  reason?: string;
}

const isTimeout = (error: unknown) =>
  error instanceof Error &&
  (error.name === "TimeoutError" || ("code" in error && /TIMEOUT/.test(String(error.code))));

async function ask(url: URL, init: RequestInit) {
  try {
    const { statusCode, body } = await request(url, {
      // Mesh sends plain header objects.
      method: init.method ?? "GET",
      // Every body of the contract is JSON, and Mesh names no type unless each call does.
      headers: {
        ...(init.body && { "content-type": "application/json" }),
        ...(init.headers as Record<string, string>),
      },
      body: init.body as string | null | undefined,
      signal: AbortSignal.timeout(timeout),
      dispatcher: upstreamAgent,
    });
    return { status: statusCode, text: await body.text() };
  } catch (error) {
    throw failure(isTimeout(error) ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNREACHABLE");
  }
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const envelope: unknown = JSON.parse(text, forClients);
    return typeof envelope === "object" &&
      envelope !== null &&
      typeof (envelope as Envelope).code === "number"
      ? (envelope as Envelope)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Opens `{code, msg, data}`: the data as JSON text, or the failure it tells of. */
export function openEnvelope(call: Call | undefined, status: number, text: string): unknown {
  if (status === 404 && call?.extension) throw failure("UPSTREAM_UNSUPPORTED");
  const envelope = readEnvelope(text);
  if (!envelope) throw failure("UPSTREAM_MALFORMED", { status });
  const { code, msg, reason, data } = envelope;
  if (code === 403) throw failure("UNAUTHENTICATED");
  if (code === 200 && status < 300) {
    return call?.successType ? { __typename: call.successType, ...(data as object) } : data;
  }
  if (call?.successType && code === 500 && reason !== "INTERNAL") {
    return {
      __typename: "Refusal",
      reason: reason ?? null,
      message: msg || failure("UPSTREAM_ERROR").message,
    };
  }
  // Only a refusal (500) is worded for readers.
  throw failure("UPSTREAM_ERROR", { message: code === 500 ? msg : undefined, reason });
}

/** `{sex: […]}` as `[{code: "sex", items: […]}]`: GraphQL has no objects whose keys are data. */
const listed = ({ key, value }: NonNullable<Call["byKey"]>, data: unknown) =>
  Object.entries(data ?? {}).map(([name, held]) => ({ [key]: name, [value]: held }));

/** What clients get of an answer's data. */
async function shaped(call: Call | undefined, data: unknown): Promise<unknown> {
  if (call?.playback) return playback(data);
  return call?.byKey ? listed(call.byKey, data) : data;
}

/** A coded flag stands for a parameter of its own: `flag=isNew` is `isNew=1` on the wire. */
function unfoldFlag(query: URLSearchParams) {
  const flag = query.get("flag");
  if (flag === null) return;
  query.delete("flag");
  query.set(flag, "1");
}

/** Where the SDL pretends that the upstream is. */
const placeholder = "http://upstream.invalid/knowledge/api";

/** The deployment that this gateway wraps; ends in /knowledge/api. */
export const upstream = () =>
  (process.env["KNOWLEDGE_API_URL"] ?? "http://127.0.0.1:4001/knowledge/api").replace(/\/$/, "");

async function load(address: string, init: RequestInit): Promise<string> {
  const call = calls.get(new URL(address).pathname.slice(new URL(placeholder).pathname.length));
  const url = new URL(address.replace(placeholder, upstream()));
  unfoldFlag(url.searchParams);
  if (call?.signed) signQuery(url.searchParams, process.env["SMS_SIGN_SECRET"] ?? "");
  const { status, text } = await ask(url, init);
  const data = await shaped(call, openEnvelope(call, status, text));
  // Mesh's REST transport cannot take a top-level null.
  return JSON.stringify(data ?? true);
}

const readsOf = new WeakMap<object, Map<string, Promise<string>>>();

/** Equal reads of one operation are one request. */
function join(context: object, key: string, read: () => Promise<string>): Promise<string> {
  const reads = readsOf.get(context) ?? new Map<string, Promise<string>>();
  readsOf.set(context, reads);
  const running = reads.get(key) ?? read();
  reads.set(key, running);
  return running;
}

/** Mesh's `customFetch`: asks the upstream, opens its envelope, and turns its failures into GraphQL errors. */
export async function fetch(
  url: string,
  init: RequestInit = {},
  context?: object,
  info?: GraphQLResolveInfo,
): Promise<Response> {
  const read = () => load(url, init);
  const isRead = context !== undefined && info?.operation.operation === OperationTypeNode.QUERY && !init.body;
  const text = await (isRead ? join(context, `${init.method} ${url}`, read) : read());
  return new Response(text, { headers: { "content-type": "application/json" } });
}

export default fetch;
