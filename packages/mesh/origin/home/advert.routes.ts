import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { listAdverts } from "./advert.queries.ts";

const Advert = Type.Object({
  id: PublicId,
  cover: Type.String(),
  title: Type.String(),
  intro: Type.String(),
  serverQR: Nullable(Type.String({ description: "Picture of the customer service's QR code" })),
  points: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }), {
    description: "Extension: the steps, in order",
  }),
});

export const advertRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/scAdvert",
    {
      schema: {
        access: "public",
        summary: "Growth solutions for clinics",
        response: { 200: Envelope(Type.Array(Advert)) },
      },
    },
    async () => ok(await listAdverts(db)),
  );
};
