import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Routes } from "../http/routes.ts";
import { locate } from "./locate.ts";
import { readTicket } from "./ticket.ts";
import { cutCaptions, cutPlaylist, trialReaches } from "./trial.ts";

/** Folders of `media/` that anyone may read; lessons only under a ticket. */
const publicFolders = ["covers", "people", "banners", "qr", "seals"];
const publicCaching = "public, max-age=604800, stale-while-revalidate=86400";
const longestPrivateCaching = 3600;

const contentTypes: Record<string, string> = {
  ".m3u8": "application/vnd.apple.mpegurl",
  ".ts": "video/mp2t",
  ".m4s": "video/iso.segment",
  ".mp4": "video/mp4",
  ".aac": "audio/aac",
  ".vtt": "text/vtt; charset=utf-8",
};

const NamedFile = Type.Object({ "*": Type.String() });
const TicketFile = Type.Object({ ticket: Type.String(), fileId: Type.String(), "*": Type.String() });

const notFound = (reply: FastifyReply) => reply.callNotFound();
/** Media answers by HTTP status, which is what players read; the body is the envelope all the same. */
const answer = (reply: FastifyReply, status: number, msg: string) =>
  reply
    .code(status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send({ code: status === 403 ? 403 : 500, msg, data: null });
const forbidden = (reply: FastifyReply) => answer(reply, 403, "播放地址已失效，请重新获取");

export const mediaRoutes: Routes = async (app, { mediaDirs, clock, secrets }) => {
  await app.register(fastifyStatic, {
    serve: false,
    root: mediaDirs,
    cacheControl: false,
    index: false,
    suppressWarning: true,
  });

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.validation) return notFound(reply);
    if (error.statusCode === 416) return answer(reply, 416, "请求的范围超出文件");
    throw error;
  });

  for (const folder of publicFolders) {
    app.get(
      `/media/${folder}/*`,
      { schema: { access: "public", hide: true, params: NamedFile } },
      async ({ params }, reply) => {
        const found = await locate(mediaDirs, `${folder}/${params["*"]}`);
        if (!found) return notFound(reply);
        reply.header("cache-control", publicCaching);
        return reply.sendFile(path.relative(found.root, found.file), found.root);
      },
    );
  }

  app.get(
    "/media/:ticket/:fileId/*",
    { schema: { access: "ticket", hide: true, params: TicketFile } },
    async ({ params }, reply) => {
      const now = clock();
      const ticket = readTicket(params.ticket, secrets.mediaSign, now);
      if (!ticket || ticket.fileId !== params.fileId) return forbidden(reply);
      const type = contentTypes[path.extname(params["*"])];
      const found = type && (await locate(mediaDirs, `lessons/${ticket.fileId}/${params["*"]}`));
      if (!found) return notFound(reply);

      const left = Math.floor(ticket.exp - now.getTime() / 1000);
      reply.type(type).header("cache-control", `private, max-age=${Math.min(left, longestPrivateCaching)}`);
      const { trialSeconds } = ticket;
      if (trialSeconds !== undefined) {
        if (type === contentTypes[".m3u8"])
          return cutPlaylist(await readFile(found.file, "utf8"), trialSeconds);
        if (type === contentTypes[".vtt"])
          return cutCaptions(await readFile(found.file, "utf8"), trialSeconds);
        if (!(await trialReaches(found.file, trialSeconds))) return forbidden(reply);
      }
      return reply.sendFile(path.relative(found.root, found.file), found.root, { contentType: false });
    },
  );
};
