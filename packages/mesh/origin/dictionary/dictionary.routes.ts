import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { readDictionaries } from "./dictionary.queries.ts";

const Choice = Type.Object({ label: Type.String(), value: Type.String() });

/** Lists of one request. */
const mostCodes = 20;

const Codes = Type.Object({
  codes: Type.String({
    title: "字典代码",
    description: `Codes of lists, separated by commas; ${mostCodes} at most`,
    pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${mostCodes - 1}}$`,
  }),
});

export const dictionaryRoutes: Routes = async (app, { db }) => {
  app.post(
    "/sysDict/getItemBatch",
    {
      schema: {
        access: "public",
        summary: "The choices of several lists, by the lists' codes; an unknown code has none",
        querystring: Codes,
        response: { 200: Envelope(Type.Record(Type.String(), Type.Array(Choice))) },
      },
    },
    async ({ query: { codes } }) => ok(await readDictionaries(db, [...new Set(codes.split(","))])),
  );
};
