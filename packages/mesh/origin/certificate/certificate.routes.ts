import { Type } from "typebox";
import { together } from "../db/client.ts";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { PublicId } from "../http/shapes.ts";
import { plainCode, withDashes } from "./certificate-code.ts";
import {
  findCertificate,
  isTheirs,
  issueCertificate,
  lessonsToGo,
  listCertificates,
} from "./certificate.queries.ts";

const Certificate = Type.Object({
  code: Type.String({ description: "For checking: 7K3M-9QPT-2BWD-H4ZR" }),
  courseId: PublicId,
  learnerName: Type.String(),
  courseName: Type.String(),
  tutorName: Type.String(),
  lessonCount: Type.Integer(),
  minutes: Type.Integer({ description: "Of all lessons" }),
  issueTime: Type.String({ description: "Asia/Shanghai" }),
});

type Row = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

const certificateOf = ({ code, durationSeconds, issuedAt, ...row }: Row) => ({
  ...row,
  code: withDashes(code),
  minutes: Math.round(durationSeconds / 60),
  issueTime: shanghaiTime(issuedAt),
});

export const certificateRoutes: Routes = async (app, { db, clock, random }) => {
  app.post(
    "/webCourse/certificateIssue",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "The certificate of a completed course; the same one each time",
        querystring: Type.Object({
          id: Type.Integer({ title: "课程编号", minimum: 1, maximum: 2_147_483_647 }),
          name: Type.Optional(
            Type.String({
              title: "证书上的姓名",
              description: "The nickname without one; what stands on it once is not changed",
              pattern: "^[^\\p{C}\\p{Z}]([^\\p{C}]{0,18}[^\\p{C}\\p{Z}])?$",
              "x-refusal": "姓名是一到二十个字，前后没有空格",
            }),
          ),
        }),
        response: { 200: Envelope(Certificate) },
      },
    },
    async (request) => {
      const { id: courseId, name } = request.query;
      const learnerId = signedIn(request).id;
      const toGo = await lessonsToGo(db, learnerId, courseId);
      if (toGo === undefined) throw refuse("NOT_FOUND", "课程不存在或已下架");
      if (!(await isTheirs(db, learnerId, courseId)))
        throw refuse("NOT_ALLOWED", "购买这门课、学完以后来领证书");
      if (toGo > 0) throw refuse("NOT_ALLOWED", `还有 ${toGo} 讲没有学完，学完以后来领证书`);
      const issued = await together(db, (tx) =>
        issueCertificate(tx, { learnerId, courseId, name, now: clock(), random }),
      );
      if (!issued) throw new Error(`the certificate of course ${courseId} was not kept`);
      return ok(certificateOf(issued));
    },
  );

  app.post(
    "/webCourse/certificateList",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "The learner's certificates",
        response: { 200: Envelope(Type.Array(Certificate)) },
      },
    },
    async (request) => ok((await listCertificates(db, signedIn(request).id)).map(certificateOf)),
  );

  app.post(
    "/webCourse/certificateDetail",
    {
      schema: {
        access: "public",
        extension: true,
        summary: "Whether a certificate is genuine: what stands on it",
        querystring: Type.Object({ code: Type.String({ title: "证书编号", minLength: 1, maxLength: 40 }) }),
        response: { 200: Envelope(Certificate) },
      },
    },
    async ({ query }) => {
      const certificate = await findCertificate(db, plainCode(query.code));
      if (!certificate) throw refuse("NOT_FOUND", "没有这张证书，请核对编号");
      return ok(certificateOf(certificate));
    },
  );
};
