import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { listStudyDays } from "./study.queries.ts";

const Day = (title: string) =>
  Type.String({ title, description: "YYYY-MM-DD in Asia/Shanghai", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

const mostDays = 400;
/** `2026-02-30` looks like a day and is none. */
function isDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const StudyCalendar = Type.Object({
  days: Type.Array(Type.Object({ day: Type.String(), seconds: Type.Integer() }), {
    description: "Days with study, in order",
  }),
});

export const studyRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webCourse/studyCalendar",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "On which days the learner studied, and how long",
        querystring: Type.Object({ from: Day("开始日期"), to: Day("结束日期") }),
        response: { 200: Envelope(StudyCalendar) },
      },
    },
    async (request) => {
      const { from, to } = request.query;
      if (!isDay(from) || !isDay(to)) throw refuse("BAD_PARAMETER", "日期不正确");
      if (daysBetween(from, to) > mostDays) throw refuse("BAD_PARAMETER", `一次最多看 ${mostDays} 天`);
      return ok({ days: await listStudyDays(db, signedIn(request).id, from, to) });
    },
  );
};
