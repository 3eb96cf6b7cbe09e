import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { PublicId } from "../http/shapes.ts";
import { listLives } from "./live-list.queries.ts";

const Live = Type.Object({
  id: PublicId,
  title: Type.String(),
  resume: Type.String({ description: "Summary in a sentence or two" }),
  cover: Type.String(),
  startTime: Type.String(),
  state: Type.Integer({ description: "0 to come, 1 running, 2 over" }),
  focusNum: Type.Integer({ description: "Learners who booked it" }),
  onlineCount: Type.Integer({ description: "Viewers" }),
  durationMinutes: Type.Integer({ description: "Extension: how long it lasts" }),
  hasReplay: Type.Boolean({ description: "Extension: there is a recording" }),
  tutor: Type.Object({ avatar: Type.String(), name: Type.String(), title: Type.String() }),
});

export const liveListRoutes: Routes = async (app, { db, clock }) => {
  app.post(
    "/webHome/live",
    {
      schema: {
        access: "public",
        summary: "Broadcasts of the home page's timeline, in the order in which they begin",
        response: { 200: Envelope(Type.Array(Live)) },
      },
    },
    async () => ok(await listLives(db, clock())),
  );
};
