import { Type } from "typebox";
import { together } from "../db/client.ts";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { readCourseProgress, standingOf, listLessonProgress } from "./progress.queries.ts";
import { rangesPattern } from "./ranges.ts";
import { takeReport } from "./report.queries.ts";

const LessonProgress = Type.Object({
  lessonId: PublicId,
  watchedSeconds: Type.Integer({ description: "Different seconds of the lesson that have been seen" }),
  duration: Type.Integer({ description: "Seconds" }),
  completed: Type.Boolean({ description: "Nine tenths of it have been seen" }),
  position: Nullable(Type.Integer({ description: "Seconds; where it was left last, on any device" })),
  positionAt: Nullable(Type.String({ description: "When, Asia/Shanghai" })),
  device: Nullable(Type.String({ description: "Where, such as iPhone · Safari" })),
  deviceId: Nullable(Type.String()),
});

export const ResumePoint = Type.Object({
  lessonId: PublicId,
  lessonNumber: Type.Integer({ description: "Its place in the course, from 1" }),
  lessonTitle: Type.String(),
  position: Type.Integer({ description: "Seconds" }),
  leftAt: Nullable(Type.String({ description: "When the course was left, Asia/Shanghai" })),
});

const CourseProgress = Type.Object({
  percent: Type.Integer({ description: "100 when every lesson is completed" }),
  finished: Type.Boolean(),
  completedNum: Type.Integer({ description: "Completed lessons" }),
  watchedSeconds: Type.Integer(),
  duration: Type.Integer({ description: "Seconds of all lessons" }),
  resume: Nullable(ResumePoint),
  lessons: Type.Array(LessonProgress),
});

const Milliseconds = (title: string, description: string) =>
  Type.Integer({ title, description, minimum: 0, maximum: 2_147_483_647 });

const Report = Type.Object({
  lessonId: Type.Integer({ title: "课时编号", minimum: 1, maximum: 2_147_483_647 }),
  sessionId: Type.String({
    title: "播放会话",
    description: "Random, one for each mounted player",
    pattern: "^[\\w-]{8,64}$",
  }),
  sequence: Type.Integer({
    title: "序号",
    description: "Counts the session's reports",
    minimum: 0,
    maximum: 1_000_000,
  }),
  at: Milliseconds("结束时刻", "When the stretch ended, in milliseconds of the session's clock"),
  sentAt: Milliseconds("发送时刻", "The same clock at sending"),
  elapsed: Milliseconds("播放时长", "Milliseconds of playing in the stretch"),
  ranges: Type.Optional(
    Type.String({
      title: "播放区间",
      description: "Seconds of the lesson that were played: 0-15.2,40-55",
      maxLength: 1500,
      pattern: rangesPattern.source,
    }),
  ),
  position: Type.Integer({ title: "播放位置", description: "Seconds", minimum: 0, maximum: 1_000_000 }),
  deviceId: Type.String({
    title: "设备",
    description: "Random, one for each browser",
    pattern: "^[\\w-]{8,64}$",
  }),
  device: Type.String({ title: "设备名称", maxLength: 40 }),
});

export const progressRoutes: Routes = async (app, { db, clock }) => {
  app.post(
    "/webCourse/studyReport",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "What a player played since its last report",
        querystring: Report,
        response: { 200: Envelope(LessonProgress) },
      },
    },
    async (request) => {
      const learner = signedIn(request);
      const { lessonId } = request.query;
      await together(db, (tx) => takeReport(tx, learner, request.query, clock()));
      const standing = await findStanding(lessonId, learner.id);
      if (!standing) throw refuse("NOT_FOUND", "课时不存在或已下架");
      return ok(standingOf(standing));
    },
  );

  async function findStanding(lessonId: number, learnerId: number) {
    const lesson = await db
      .selectFrom("lesson")
      .where("id", "=", lessonId)
      .select("courseId")
      .executeTakeFirst();
    const lessons = await listLessonProgress(db, learnerId, lesson ? [lesson.courseId] : []);
    return lessons.find((standing) => standing.lessonId === lessonId);
  }

  app.post(
    "/webCourse/courseProgress",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "How far the learner is with a course and each of its lessons",
        querystring: Type.Object({
          id: Type.Integer({ title: "课程编号", minimum: 1, maximum: 2_147_483_647 }),
        }),
        response: { 200: Envelope(CourseProgress) },
      },
    },
    async (request) => {
      const progress = await readCourseProgress(db, signedIn(request).id, request.query.id);
      if (!progress) throw refuse("NOT_FOUND", "课程不存在或已下架");
      return ok(progress);
    },
  );
};
