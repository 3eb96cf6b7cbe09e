import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import { Page, pageQuery } from "../http/paging.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { countByProvince, listRegions, pageDisciples } from "./disciple.queries.ts";

const Text = Nullable(Type.String());

const Disciple = Type.Object({
  id: PublicId,
  nickname: Type.String(),
  avatar: Text,
  coverImg: Text,
  intro: Text,
  ziHao: Nullable(Type.String({ description: "Style name (字号)" })),
  province: Type.String(),
  city: Text,
  label: Text,
  type: Type.Integer({ description: "1 disciple, 2 junior disciple" }),
});

export const discipleRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webHome/disciple",
    {
      schema: {
        access: "public",
        summary: "Disciples, filtered by region and kind",
        querystring: Type.Object({
          ...pageQuery,
          province: Type.Optional(Type.String({ title: "省份", maxLength: 20 })),
          city: Type.Optional(Type.String({ title: "城市", maxLength: 30 })),
          type: Type.Optional(
            Type.Integer({
              title: "类别",
              description: "0 everybody, 1 disciples, 2 junior disciples",
              minimum: 0,
              maximum: 2,
            }),
          ),
        }),
        response: { 200: Envelope(Page(Disciple)) },
      },
    },
    async ({ query }) => ok(await pageDisciples(db, query)),
  );

  app.post(
    "/webHome/discipleMap",
    {
      schema: {
        access: "public",
        summary: "How many disciples live in each province; provinces without any are left out",
        response: {
          200: Envelope(
            Type.Array(
              Type.Object({
                province: Type.String({ description: "Official name: 四川省" }),
                disNum: Type.Integer({ description: "Disciples" }),
                preNum: Type.Integer({ description: "Junior disciples" }),
              }),
            ),
          ),
        },
      },
    },
    async () => ok(await countByProvince(db)),
  );

  app.post(
    "/webHome/discipleCity",
    {
      schema: {
        access: "public",
        summary: "Provinces and cities that have disciples, in the order of regions",
        response: {
          200: Envelope(
            Type.Array(Type.Object({ province: Type.String(), citys: Type.Array(Type.String()) })),
          ),
        },
      },
    },
    async () => ok(await listRegions(db)),
  );
};
