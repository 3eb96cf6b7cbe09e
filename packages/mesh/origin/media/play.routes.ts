import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { findPlayable } from "./play.queries.ts";
import { signTicket } from "./ticket.ts";

const PlaySign = Type.Object({
  fileId: Type.String(),
  appId: Type.String({ description: "`embedded`: play /media/{sign}/{fileId}/master.m3u8" }),
  sign: Type.String({ description: "A ticket bound to this learner and lesson" }),
  expiresAt: Type.String({ description: "Extension: when the ticket ends, Asia/Shanghai" }),
  expiresIn: Type.Integer({ description: "Extension: the same as seconds from now" }),
  captions: Type.Array(Type.Object({ file: Type.String(), label: Type.String(), lang: Type.String() }), {
    description: "Extension: WebVTT files beside the playlist",
  }),
  trialSeconds: Type.Optional(Type.Integer({ description: "Extension: where a trial ends" })),
});

export const playRoutes: Routes = async (app, { db, clock, secrets, mediaTicketTtl }) => {
  app.post(
    "/webCourse/videoPlaySign",
    {
      schema: {
        access: "learner",
        summary: "A signed, expiring address for one lesson",
        querystring: Type.Object({
          videoId: Type.Integer({ title: "课时编号", minimum: 1, maximum: 2_147_483_647 }),
        }),
        response: { 200: Envelope(PlaySign) },
      },
    },
    async (request) => {
      const learner = signedIn(request);
      const lesson = await findPlayable(db, request.query.videoId, learner);
      if (!lesson) throw refuse("NOT_FOUND", "课时不存在或已下架");
      const { fileId, captions, whole, trialSeconds } = lesson;
      if (!whole && trialSeconds === 0) throw refuse("NOT_ALLOWED", "请先购买课程");
      const expiresAt = new Date(clock().getTime() + mediaTicketTtl * 1000);
      const trial = whole ? {} : { trialSeconds };
      const exp = Math.floor(expiresAt.getTime() / 1000);
      const sign = signTicket({ learnerId: learner.id, fileId, exp, ...trial }, secrets.mediaSign);
      return ok({
        fileId,
        appId: "embedded",
        sign,
        expiresAt: shanghaiTime(expiresAt),
        expiresIn: mediaTicketTtl,
        captions,
        ...trial,
      });
    },
  );
};
