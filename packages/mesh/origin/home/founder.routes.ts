import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { findFounder } from "./founder.queries.ts";

const Founder = Type.Object({
  name: Type.String(),
  title: Type.String(),
  cover: Type.String({ description: "Portrait" }),
  intro: Type.String(),
  cnts: Type.String({ description: "The whole biography, sanitised HTML" }),
  years: Type.Array(Type.Object({ year: Type.Integer(), text: Type.String() })),
});

export const founderRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/inherit",
    {
      schema: {
        access: "public",
        summary: "The founder: portrait, biography and years",
        response: { 200: Envelope(Founder) },
      },
    },
    async () => ok(await findFounder(db)),
  );
};
