import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { excerptOf } from "./excerpt.ts";
import { foldedWords } from "./fold-text.ts";
import { shareOut } from "./share-out.ts";
import { type Found, findSuggestions } from "./suggestion.queries.ts";

const mostSuggestions = 8;

const Suggestion = Type.Object({
  type: Type.Integer({ description: "1 a course, 2 a lesson, 3 what is said in a lesson" }),
  courseId: PublicId,
  courseName: Type.String(),
  videoId: Nullable(Type.Integer({ description: "The lesson" })),
  videoTitle: Nullable(Type.String()),
  second: Nullable(Type.Integer({ description: "When it is said, from the lesson's start" })),
  text: Type.String({ description: "The name, the title, or an excerpt of what is said" }),
  marks: Type.Array(Type.Object({ start: Type.Integer(), length: Type.Integer() }), {
    description: "What of `text` was asked for, in UTF-16 units",
  }),
});

const types: Record<Found["kind"], number> = { course: 1, lesson: 2, caption: 3 };

export const suggestionRoutes: Routes = async (app, { db }) => {
  app.get(
    "/webCourse/suggest",
    {
      schema: {
        access: "visitor",
        extension: true,
        summary: "Courses and lessons by title, pinyin or what is said in them, the best first",
        querystring: Type.Object({
          keyword: Type.Optional(Type.String({ title: "关键词", maxLength: 50 })),
          limit: Type.Optional(
            Type.Integer({ title: "条数", minimum: 1, maximum: mostSuggestions, default: mostSuggestions }),
          ),
        }),
        response: { 200: Envelope(Type.Array(Suggestion)) },
      },
    },
    async ({ query: { keyword = "", limit = mostSuggestions }, learner }) => {
      const words = foldedWords(keyword);
      if (words.length === 0) return ok([]);
      const found = await findSuggestions(db, { words, learnerId: learner?.id, most: limit });
      return ok(
        shareOut(found, limit).map(({ kind, courseId, courseName, lessonId, lessonTitle, second, text }) => ({
          type: types[kind],
          courseId,
          courseName,
          videoId: lessonId,
          videoTitle: lessonTitle,
          second,
          ...excerptOf(text, words),
        })),
      );
    },
  );
};
