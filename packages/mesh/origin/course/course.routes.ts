import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import { Page, pageQuery } from "../http/paging.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { ResumePoint } from "../progress/progress.routes.ts";
import { pagePurchases } from "../purchase/purchase.queries.ts";
import { listLikeCourses } from "./course-list.queries.ts";
import { findCourse, findCoursePlace } from "./course.queries.ts";

const mostLike = 6;
const CourseId = Type.Object({ id: Type.Integer({ title: "课程编号", minimum: 1, maximum: 2_147_483_647 }) });
const notFound = () => refuse("NOT_FOUND", "课程不存在或已下架");

const CourseDetail = Type.Object({
  id: PublicId,
  name: Type.String(),
  resume: Type.String(),
  cover: Type.String(),
  cnts: Type.String({ description: "Introduction, sanitised HTML" }),
  buyNote: Type.String({ description: "Refund notice, sanitised HTML" }),
  payPrice: Type.Number({ description: "Yuan; 0 is free" }),
  lookTime: Type.Integer({ description: "Minutes of trial" }),
  courseScore: Type.Number({ description: "0 to 10" }),
  saleNum: Type.Integer({ description: "Learners" }),
  itemPath: Type.Array(Type.Object({ id: PublicId, name: Type.String() }), {
    description: "Extension: categories from the top down",
  }),
  tutor: Type.Object({
    avatar: Type.String(),
    name: Type.String(),
    title: Type.String(),
    intro: Nullable(Type.String()),
  }),
  videoList: Type.Array(
    Type.Object({
      id: PublicId,
      title: Type.String(),
      cover: Type.String(),
      gtime: Type.Integer({ description: "Seconds" }),
      studyNumber: Type.Integer(),
    }),
  ),
  put: Nullable(
    Type.Object(
      {
        state: Type.Integer({ description: "0 unpaid, 1 may learn" }),
        amount: Nullable(
          Type.Number({
            description: "Yuan: what this learner paid, or a price for them alone while unpaid",
          }),
        ),
      },
      { description: "Null when signed out" },
    ),
  ),
});

const LikeCourse = Type.Object({
  id: PublicId,
  name: Type.String(),
  cover: Type.String(),
  videoNumber: Type.Integer(),
});

const PurchasedCourse = Type.Object({
  targetId: PublicId,
  name: Type.String(),
  cover: Type.String(),
  maxNum: Type.Integer({ description: "Lessons" }),
  state: Type.Integer({ description: "0 learning, 1 finished" }),
  studyTime: Type.Integer({ description: "Minutes of its lessons that have been seen" }),
  courseScore: Type.Number(),
  percent: Type.Integer({ description: "Extension: 100 when every lesson is completed" }),
  completedNum: Type.Integer({ description: "Extension: completed lessons" }),
  resume: Nullable(ResumePoint),
});

export const courseRoutes: Routes = async (app, { db }) => {
  app.post(
    "/webCourse/courseDetail",
    {
      schema: {
        access: "visitor",
        summary: "One course",
        querystring: CourseId,
        response: { 200: Envelope(CourseDetail) },
      },
    },
    async ({ query, learner }) => {
      const course = await findCourse(db, query.id, learner);
      if (!course) throw notFound();
      return ok(course);
    },
  );

  app.post(
    "/webCourse/courseLike",
    {
      schema: {
        access: "public",
        summary: "Other courses worth a look",
        querystring: CourseId,
        response: { 200: Envelope(Type.Array(LikeCourse)) },
      },
    },
    async ({ query }) => {
      const course = await findCoursePlace(db, query.id);
      if (!course) throw notFound();
      return ok(await listLikeCourses(db, course, mostLike));
    },
  );

  app.post(
    "/webCourse/coursePurchased",
    {
      schema: {
        access: "learner",
        summary: "The learner's own courses: bought, or free and begun",
        querystring: Type.Object(pageQuery),
        response: { 200: Envelope(Page(PurchasedCourse)) },
      },
    },
    async (request) => ok(await pagePurchases(db, signedIn(request), request.query)),
  );
};
