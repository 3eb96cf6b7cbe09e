import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { listBanners } from "./banner.queries.ts";

const Banner = Type.Object({
  id: PublicId,
  picture: Type.String(),
  pictureNight: Nullable(Type.String({ description: "Extension: the picture on a dark page" })),
  title: Nullable(Type.String()),
  kicker: Nullable(Type.String()),
  summary: Nullable(Type.String()),
  linkText: Nullable(Type.String()),
  link: Nullable(Type.String()),
});

export const bannerRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/banner",
    {
      schema: {
        access: "public",
        summary: "Banners of the home page",
        response: { 200: Envelope(Type.Array(Banner)) },
      },
    },
    async () => ok(await listBanners(db)),
  );
};
