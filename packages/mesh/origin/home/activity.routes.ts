import { Type } from "typebox";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import { Page, pageQuery } from "../http/paging.ts";
import type { Routes } from "../http/routes.ts";
import { PublicId } from "../http/shapes.ts";
import { findActivity, pageActivities } from "./activity.queries.ts";

const fields = {
  id: PublicId,
  title: Type.String(),
  cover: Type.String(),
  startTime: Type.String(),
  endTime: Type.String(),
  state: Type.Integer({ description: "Extension: 0 to come, 1 under way, 2 over" }),
};
const Activity = Type.Object(fields);
const ActivityDetail = Type.Object({ ...fields, cnts: Type.String({ description: "Sanitised HTML" }) });

export const activityRoutes: Routes = async (app, { db, clock }) => {
  app.post(
    "/webCmsAct/actList",
    {
      schema: {
        access: "public",
        summary: "Activities of the school, those that end last first",
        querystring: Type.Object(pageQuery),
        response: { 200: Envelope(Page(Activity)) },
      },
    },
    async ({ query }) => ok(await pageActivities(db, clock(), query)),
  );
  app.post(
    "/webCmsAct/actDetail",
    {
      schema: {
        access: "public",
        summary: "One activity with its text",
        querystring: Type.Object({ id: PublicId }),
        response: { 200: Envelope(ActivityDetail) },
      },
    },
    async ({ query: { id } }) => {
      const activity = await findActivity(db, clock(), id);
      if (!activity) throw refuse("NOT_FOUND", "活动不存在或已结束");
      return ok(activity);
    },
  );
};
