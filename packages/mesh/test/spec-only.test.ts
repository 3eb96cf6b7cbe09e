import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FakeUpstream } from "./fake-upstream.ts";
import { runServer } from "./run-server.ts";
import { specOnly, startSpecOnlyServer } from "./spec-only-server.ts";

let upstream: FakeUpstream;
let server: Awaited<ReturnType<typeof runServer>>;
const vod = createServer((_request, response) =>
  response.end(JSON.stringify({ code: 0, media: { transcodeInfo: { url: specOnly.video } } })),
);
beforeAll(async () => {
  upstream = await startSpecOnlyServer();
  await new Promise<void>((resolve) => vod.listen(0, "127.0.0.1", resolve));
  // It listens on TCP.
  const { port } = vod.address() as AddressInfo;
  server = await runServer({
    KNOWLEDGE_API_URL: upstream.url,
    SMS_SIGN_SECRET: specOnly.secret,
    TENCENT_VOD_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await server.stop();
  await upstream.stop();
  vod.close();
});

test.each([
  ["/", /杏林针道/, "方药"],
  ["/courselist", /课程/, specOnly.courseName],
  ["/courselistFac", /课程/, "规范课程2"],
  ["/courselistFree", /免费/, specOnly.courseName],
  ["/cousrsedetail/1", /规范课程：针刺入门/, "第一讲"],
  ["/coursevideo?id=1", /规范课程：针刺入门|第一讲/, "第一讲"],
])("%s is rendered with its title and what the deployment has", async (address, title, content) => {
  const page = await server.page(address);
  expect(page.status).toBe(200);
  expect(page.title).toMatch(title);
  expect(page.html.slice(page.html.indexOf("<body"))).toContain(content);
});

test("browsing needs no field beyond the specification", async () => {
  const { data, errors } = await server.ask(`{
    site { name phone } contact { email } banners { picture title } categories { name children { name } }
    founder { name years { year } } growthSolutions { title steps { title } }
    homeLives { id state startTime bookings minutes hasReplay tutor { name } }
    activities { total items { id state } } activity(id: 1) { title content state }
    courses(page: 2, sort: NEWEST) { total items { id price lessonCount } }
    course(id: 2) { name price tutor { name } categoryPath { name } lessons { title duration } ownership { state } }
    recommendedCourses(courseId: 1) { id }
  }`);
  expect(errors).toBeUndefined();
  expect(data.site).toEqual({ name: null, phone: "400-123-4567" });
  expect(data.founder).toEqual({ name: "陆怀针", years: null });
  expect(data.growthSolutions).toEqual([{ title: "从会扎针，到能坐诊", steps: null }]);
  expect(data.homeLives).toEqual([
    {
      id: "5",
      state: "LIVE",
      startTime: "2026-11-20T11:30:00.000Z",
      bookings: 7,
      minutes: null,
      hasReplay: null,
      tutor: { name: "陆怀针" },
    },
  ]);
  expect(data.activities).toEqual({ total: 1, items: [{ id: "1", state: null }] });
  expect(data.activity).toEqual({ title: "练针周", content: "<p>每天一刻钟。</p>", state: null });
  expect(data.courses).toMatchObject({
    total: 12,
    items: [{ id: "9", price: 9990, lessonCount: null }, {}, {}, {}],
  });
  expect(data.course).toMatchObject({ price: 9990, tutor: null, categoryPath: null, ownership: null });
});

test("a learner signs in, sees their courses and plays a lesson of Tencent VOD", async () => {
  const sent = await server.ask(
    `mutation { requestSignInCode(mobile: "${specOnly.mobile}") { __typename ... on Refusal { message } } }`,
  );
  expect(sent).toEqual({ data: { requestSignInCode: { __typename: "SignInCodeSent" } } });
  const signIn = `mutation SignIn($code: String!) { signInWithCode(mobile: "${specOnly.mobile}", code: $code) {
    ... on SignedIn { token } ... on Refusal { reason message } } }`;
  const wrong = await server.ask(signIn, { variables: { code: "000000" } });
  expect(wrong).toEqual({ data: { signInWithCode: { reason: null, message: "验证码错误" } } });
  const right = await server.ask(signIn, { variables: { code: specOnly.code } });
  const { token } = right.data.signInWithCode;

  const mine = await server.ask(
    `{ me { nickname minutesToday } purchasedCourses { total items { courseId state } }
       course(id: 1) { ownership { state } } lessonPlayback(lessonId: 101) { url tracks { src } expiresAt } }`,
    { token },
  );
  expect(mine).toEqual({
    data: {
      me: { nickname: "林知夏", minutesToday: 3 },
      purchasedCourses: { total: 1, items: [{ courseId: "1", state: "NOT_STUDIED" }] },
      course: { ownership: { state: "PAID" } },
      lessonPlayback: { url: specOnly.video, tracks: [], expiresAt: null },
    },
  });
  const learning = await server.ask(
    `{ purchasedCourses { items { courseId percent resume { position } } }
       courseProgress(courseId: 1) { percent } studyCalendar(from: "2026-01-01", to: "2026-01-02") { days { day } } }`,
    { token },
  );
  expect(learning.data).toEqual({
    purchasedCourses: { items: [{ courseId: "1", percent: null, resume: null }] },
    courseProgress: null,
    studyCalendar: null,
  });
  expect(learning.errors).toMatchObject([
    { extensions: { code: "UPSTREAM_UNSUPPORTED" } },
    { extensions: { code: "UPSTREAM_UNSUPPORTED" } },
  ]);
  const out = await server.ask(`mutation { signOut { done } }`, { token });
  expect(out.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNSUPPORTED" } }]);
});

test("what the deployment lacks is told as such, and the server is ready without it", async () => {
  const { errors } = await server.ask(`{ textPage(slug: "privacy") { title } }`);
  expect(errors).toMatchObject([
    { message: "这里暂时没有这项功能", extensions: { code: "UPSTREAM_UNSUPPORTED" } },
  ]);
  const search = await server.ask(`{ searchSuggestions(keyword: "zj") { text } }`);
  expect(search.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNSUPPORTED" } }]);
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
});

test("no database is made", async () => {
  expect(await readdir(server.dataDir)).toEqual(["persisted-operations"]);
});
