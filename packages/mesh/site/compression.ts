import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** A text in each encoding asked for so far, and what its bytes are known by. */
export interface Compressible {
  hash: string;
  bodies: Map<Encoding, Buffer>;
}

/** Below this many bytes headers and a packet weigh more than what is saved. */
const worthwhile = 1024;

export function compressible(text: string): Compressible {
  const plain = Buffer.from(text);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { hash, bodies: new Map([["identity", plain]]) };
}

/** The best encoding that the reader takes; one with `q=0` is refused. */
function encodingFor(accepts: string): Encoding {
  const taken = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepts);
  return taken("br") ? "br" : taken("gzip") ? "gzip" : "identity";
}

async function encoded({ bodies }: Compressible, encoding: Encoding): Promise<Buffer> {
  const plain = bodies.get("identity") ?? Buffer.alloc(0);
  const ready = bodies.get(encoding);
  if (ready) return ready;
  const body =
    encoding === "br"
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await zip(plain, { level: 6 });
  bodies.set(encoding, body);
  return body;
}

/** Sends it compressed, or 304 to a reader who has it. The caller has set status and type. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: Compressible) {
  const small = (text.bodies.get("identity")?.length ?? 0) < worthwhile;
  const encoding = small ? "identity" : encodingFor(request.headers["accept-encoding"] ?? "");
  const etag = `"${text.hash}-${encoding}"`;
  reply.header("vary", "accept-encoding");
  if (request.method === "GET" || request.method === "HEAD") {
    reply.header("etag", etag);
    const known = request.headers["if-none-match"]?.split(/\s*,\s*/) ?? [];
    if (reply.statusCode === 200 && known.includes(etag)) return reply.code(304).send();
  }
  const body = await encoded(text, encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}
