import { Type } from "typebox";
import { basePath } from "../http/base-path.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import { Page, pageQuery } from "../http/paging.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiDay, shanghaiTime } from "../http/shanghai-time.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { calendarOf } from "./calendar.ts";
import { countLook, findOfflineCourse, pageOfflineCourses } from "./offline-course.queries.ts";
import { visitorOf } from "./visitor.ts";

const CourseId = Type.Object({
  id: Type.Integer({ title: "线下课编号", minimum: 1, maximum: 2_147_483_647 }),
});
const notFound = () => refuse("NOT_FOUND", "线下课不存在或已结束");

const summary = {
  id: PublicId,
  title: Type.String(),
  subTitle: Type.String(),
  coverImg: Type.String(),
  address: Type.String(),
  lookNum: Type.Integer({ description: "Looks: one for each visitor and day" }),
  startTime: Type.String({ description: "Extension: Asia/Shanghai" }),
  endTime: Type.String({ description: "Extension: Asia/Shanghai" }),
};

const OfflineCourse = Type.Object({
  ...summary,
  cnts: Type.String({ description: "Extension: sanitised HTML" }),
  latitude: Nullable(Type.Number({ description: "Extension: degrees, WGS 84" })),
  longitude: Nullable(Type.Number({ description: "Extension: degrees, WGS 84" })),
  calendar: Type.String({ description: "Extension: address of a calendar file (iCalendar)" }),
});

const withTimes = <Row extends { startTime: Date; endTime: Date }>(row: Row) => ({
  ...row,
  startTime: shanghaiTime(row.startTime),
  endTime: shanghaiTime(row.endTime),
});

export const offlineCourseRoutes: Routes = async (app, { db, clock, secrets }) => {
  app.post(
    "/webHome/offlineCoursePage",
    {
      schema: {
        access: "public",
        summary: "Offline courses, the latest first",
        querystring: Type.Object(pageQuery),
        response: { 200: Envelope(Page(Type.Object(summary))) },
      },
    },
    async ({ query }) => {
      const { total, records } = await pageOfflineCourses(db, query);
      return ok({ total, records: records.map(withTimes) });
    },
  );

  app.post(
    "/webHome/offlineCourseDetail",
    {
      schema: {
        access: "public",
        summary: "One offline course",
        querystring: CourseId,
        response: { 200: Envelope(OfflineCourse) },
      },
    },
    async ({ query: { id } }) => {
      const course = await findOfflineCourse(db, id);
      if (!course) throw notFound();
      return ok({
        ...withTimes(course),
        calendar: `${basePath}/webHome/offlineCourseCalendar?id=${id}`,
      });
    },
  );

  app.post(
    "/webHome/offlineCourseLook",
    {
      schema: {
        access: "visitor",
        extension: true,
        summary: "Somebody looks at an offline course; counted once for each visitor and day",
        querystring: CourseId,
        response: { 200: Envelope(Type.Object({ lookNum: Type.Integer() })) },
      },
    },
    async (request) => {
      const day = shanghaiDay(clock());
      const visitor = visitorOf(request, day, secrets.mediaSign);
      const lookNum = await countLook(db, { courseId: request.query.id, day, visitor });
      if (lookNum === undefined) throw notFound();
      return ok({ lookNum });
    },
  );

  app.get(
    "/webHome/offlineCourseCalendar",
    {
      schema: {
        access: "public",
        extension: true,
        summary: "An offline course as a calendar file",
        querystring: CourseId,
      },
    },
    async ({ query: { id } }, reply) => {
      const course = await findOfflineCourse(db, id);
      if (!course) throw notFound();
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="xinglin-${id}.ics"`)
        .send(calendarOf(course, clock()));
    },
  );
};
