import { Type } from "typebox";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { findTextPage } from "./text-page.queries.ts";

const TextPage = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  cnts: Type.String({ description: "Sanitised HTML" }),
});

const Slug = Type.Object({ slug: Type.String({ title: "页面", minLength: 1, maxLength: 50 }) });

export const textPageRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/textPage",
    {
      schema: {
        access: "public",
        extension: true,
        summary: "A standing text of the content folder: agreement, privacy, refund",
        querystring: Slug,
        response: { 200: Envelope(TextPage) },
      },
    },
    async ({ query: { slug } }) => {
      const page = await findTextPage(db, slug);
      if (!page) throw refuse("NOT_FOUND", "没有这一页");
      return ok(page);
    },
  );
};
