import { Type } from "typebox";
import type { Routes } from "../http/routes.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import { findConfig, readConfig } from "./config.queries.ts";

const contactCodes = ["lxdh", "yxdz", "appQR", "mpQR"] as const;
const homeCodes = ["siteName", "slogan", "company", "icp", ...contactCodes] as const;

const Contact = Type.Object({
  lxdh: Type.String({ description: "Contact phone (联系电话)" }),
  yxdz: Type.String({ description: "E-mail (邮箱地址)" }),
  appQR: Type.String({ description: "Picture of the app's QR code" }),
  mpQR: Type.String({ description: "Picture of the official account's QR code" }),
});

const HomeParam = Type.Object({
  siteName: Type.String(),
  slogan: Type.String(),
  company: Type.String(),
  icp: Type.String({ description: "Filing number (备案号)" }),
  ...Contact.properties,
});

export const configRoutes: Routes = async (app, { db }) => {
  app.post(
    "/sysConfig/getItem",
    {
      schema: {
        access: "public",
        summary: "Contact and QR codes of the footer",
        response: { 200: Envelope(Contact) },
      },
    },
    async () => ok(await readConfig(db, contactCodes)),
  );

  app.post(
    "/webHome/homeParam",
    {
      schema: {
        access: "public",
        summary: "Name and particulars of the site",
        response: { 200: Envelope(HomeParam) },
      },
    },
    async () => ok(await readConfig(db, homeCodes)),
  );

  app.post(
    "/sysConfig/getByCode",
    {
      schema: {
        access: "public",
        summary: "One configured value, such as kfQR",
        querystring: Type.Object({ code: Type.String({ title: "配置代码", minLength: 1, maxLength: 64 }) }),
        response: { 200: Envelope(Type.Object({ code: Type.String(), value: Type.String() })) },
      },
    },
    async ({ query }) => {
      const config = await findConfig(db, query.code);
      if (!config) throw refuse("NOT_FOUND", "没有这项配置");
      return ok(config);
    },
  );
};
