import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { readCategoryTree } from "./category.queries.ts";
import { listFreeCourses, listPickedCourses, pageCourses } from "./course-list.queries.ts";
import { listCourseTypes } from "./course-type.queries.ts";
import { CategoryTree, CourseListQuery, CoursePage, CourseSummary, CourseTypeList } from "./course.shapes.ts";

const mostPicked = 4;
const mostFree = 9;

/** The spec's three lists differ in what they hold, in nothing else. */
const lists = [
  { url: "/webCourse/coursePage", summary: "All courses, filtered", free: undefined },
  { url: "/webHome/coursePickPage", summary: "Paid courses, filtered", free: false },
  { url: "/webHome/courseFreePage", summary: "Free courses, filtered", free: true },
] as const;

/** The category tree answers under two names (spec §7). */
const categoryTrees = [
  { method: "POST", url: "/webHome/courseItem" },
  { method: "GET", url: "/webCourse/courseItem" },
] as const;

export const courseListRoutes: Routes = async (app, { db }) => {
  for (const { method, url } of categoryTrees) {
    app.route({
      method,
      url,
      schema: {
        access: "public",
        summary: "Course categories, as a tree",
        response: { 200: Envelope(CategoryTree) },
      },
      handler: async () => ok(await readCategoryTree(db)),
    });
  }

  for (const { url, summary, free } of lists) {
    app.post(
      url,
      {
        schema: {
          access: "public",
          summary,
          querystring: CourseListQuery,
          response: { 200: Envelope(CoursePage) },
        },
      },
      async ({ query }) => ok(await pageCourses(db, { ...query, free })),
    );
  }

  app.post(
    "/webHome/coursePickType",
    {
      schema: {
        access: "public",
        summary: "Types of paid courses",
        response: { 200: Envelope(CourseTypeList) },
      },
    },
    async () => ok(await listCourseTypes(db)),
  );

  app.post(
    "/webHome/coursePickItem",
    {
      schema: {
        access: "public",
        summary: "The first paid courses of a type",
        querystring: Type.Object({
          typeId: Type.Optional(Type.Integer({ title: "课程类型", minimum: 1, maximum: 2_147_483_647 })),
        }),
        response: { 200: Envelope(Type.Array(CourseSummary)) },
      },
    },
    async ({ query }) => ok(await listPickedCourses(db, query.typeId, mostPicked)),
  );

  app.post(
    "/webHome/courseFree",
    {
      schema: {
        access: "public",
        summary: "The free zone of the home page",
        response: { 200: Envelope(Type.Array(CourseSummary)) },
      },
    },
    async () => ok(await listFreeCourses(db, mostFree)),
  );
};
