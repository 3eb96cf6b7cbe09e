// The baseline: what one would write by hand for the home page, with the same agent settings and joined reads.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import { Agent, request } from "undici";

const base = process.env["KNOWLEDGE_API_URL"] ?? "";
const dispatcher = new Agent({ connections: 128, headersTimeout: 16_000, bodyTimeout: 16_000 });

type Row = Record<string, unknown>;

const running = new WeakMap<object, Map<string, Promise<unknown>>>();

async function load(method: "GET" | "POST", path: string, token: string | null): Promise<unknown> {
  const { body } = await request(base + path, {
    method,
    headers: token ? { token } : {},
    signal: AbortSignal.timeout(16_000),
    dispatcher,
  });
  const envelope = JSON.parse(await body.text()) as { code: number; msg: string; data: unknown };
  if (envelope.code !== 200) throw new Error(envelope.msg);
  return envelope.data;
}

/** Equal reads of one operation are one request. */
function read(context: { request: Request }, method: "GET" | "POST", path: string): Promise<unknown> {
  const reads = running.get(context) ?? new Map<string, Promise<unknown>>();
  running.set(context, reads);
  const answer = reads.get(path) ?? load(method, path, context.request.headers.get("token"));
  reads.set(path, answer);
  return answer;
}

type Resolver = (parent: unknown, args: Row, context: { request: Request }) => unknown;

const post =
  (path: string): Resolver =>
  (_parent, _args, context) =>
    read(context, "POST", path);
const from = (name: string) => (row: Row) => row[name];

const yoga = createYoga({
  logging: false,
  schema: createSchema({
    typeDefs: readFileSync(new URL("../../packages/mesh/schema.graphql", import.meta.url), "utf8"),
    resolverValidationOptions: { requireResolversForResolveType: "ignore" },
    resolvers: {
      Query: {
        site: post("/webHome/homeParam"),
        banners: post("/webHome/banner"),
        categories: ((_parent, _args, context) => read(context, "GET", "/webCourse/courseItem")) as Resolver,
        courseTypes: post("/webHome/coursePickType"),
        pickedCourses: ((_parent, { typeId }, context) =>
          read(context, "POST", `/webHome/coursePickItem?typeId=${String(typeId)}`)) as Resolver,
        freeZone: post("/webHome/courseFree"),
      },
      Site: {
        name: from("siteName"),
        filingNumber: from("icp"),
        phone: from("lxdh"),
        email: from("yxdz"),
        appQrCode: from("appQR"),
        officialAccountQrCode: from("mpQR"),
      },
      Banner: { nightPicture: from("pictureNight") },
      Category: { children: from("childList") },
      CourseType: { name: from("typeName") },
      CourseSummary: {
        summary: from("resume"),
        score: from("courseScore"),
        learners: from("saleNum"),
        price: ({ payPrice }: Row) => (payPrice === null ? null : Math.round(Number(payPrice) * 100)),
      },
    },
  }),
});

createServer(yoga).listen(Number(process.env["PORT"]), "127.0.0.1");
