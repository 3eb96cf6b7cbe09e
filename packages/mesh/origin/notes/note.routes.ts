import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { findPlayable } from "../media/play.queries.ts";
import { changeNote, createNote, deleteNote, isFull, listNotes } from "./note.queries.ts";

const Note = Type.Object({
  id: Type.String(),
  videoId: Type.Integer({ description: "The lesson" }),
  second: Type.Integer({ description: "From the lesson's start" }),
  text: Type.String({ description: "Plain text with line breaks" }),
  createTime: Type.String({ description: "Asia/Shanghai" }),
  updateTime: Type.String({ description: "Asia/Shanghai" }),
});

const LessonId = Type.Integer({ title: "课时编号", minimum: 1, maximum: 2_147_483_647 });
const Second = Type.Integer({ title: "时间点", minimum: 0, maximum: 86_400 });
const NoteText = Type.String({
  title: "笔记",
  minLength: 1,
  maxLength: 2000,
  pattern: "\\S",
  "x-refusal": "笔记要有 1 到 2000 个字",
});
const NoteId = Type.String({ title: "笔记编号", format: "uuid" });

interface Row {
  id: string;
  lessonId: number;
  second: number;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}
const wireNote = ({ id, lessonId, second, text, createdAt, updatedAt }: Row) => ({
  id,
  videoId: lessonId,
  second,
  text,
  createTime: shanghaiTime(createdAt),
  updateTime: shanghaiTime(updatedAt),
});

const missing = () => refuse("NOT_FOUND", "这条笔记已经不在了");

/** A learner's own notes beside a lesson; nobody else's are ever answered. */
export const noteRoutes: Routes = async (app, { db, clock }) => {
  app.post(
    "/webCourse/noteList",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "The learner's notes on a lesson, in the lesson's order",
        querystring: Type.Object({ videoId: LessonId }),
        response: { 200: Envelope(Type.Array(Note)) },
      },
    },
    async (request) => ok((await listNotes(db, signedIn(request).id, request.query.videoId)).map(wireNote)),
  );

  app.post(
    "/webCourse/noteCreate",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Write a note at a moment of a lesson; sending it again changes nothing",
        body: Type.Object({ id: NoteId, videoId: LessonId, second: Second, text: NoteText }),
        response: { 200: Envelope(Note) },
      },
    },
    async (request) => {
      const learner = signedIn(request);
      const { id, videoId, second, text } = request.body;
      const lesson = await findPlayable(db, videoId, learner);
      if (!lesson) throw refuse("NOT_FOUND", "课时不存在或已下架");
      if (!lesson.whole && lesson.trialSeconds === 0) throw refuse("NOT_ALLOWED", "请先购买课程");
      if (await isFull(db, learner.id, videoId)) throw refuse("TOO_MANY", "这一讲的笔记已经满 500 条");
      const note = { id, learnerId: learner.id, lessonId: videoId, second, text: text.trim() };
      const kept = await createNote(db, note, clock());
      if (!kept) throw missing();
      return ok(wireNote(kept));
    },
  );

  app.post(
    "/webCourse/noteUpdate",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Change a note's words or its moment",
        body: Type.Object({ id: NoteId, second: Second, text: NoteText }),
        response: { 200: Envelope(Note) },
      },
    },
    async (request) => {
      const { id, second, text } = request.body;
      const note = { id, second, text: text.trim() };
      const changed = await changeNote(db, signedIn(request).id, note, clock());
      if (!changed) throw missing();
      return ok(wireNote(changed));
    },
  );

  app.post(
    "/webCourse/noteDelete",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Delete a note",
        querystring: Type.Object({ id: NoteId }),
        response: { 200: Envelope(Type.Object({ id: Type.String() })) },
      },
    },
    async (request) => {
      const { id } = request.query;
      if (!(await deleteNote(db, signedIn(request).id, id))) throw missing();
      return ok({ id });
    },
  );
};
