import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeUpstream, ok, type FakeUpstream } from "./fake-upstream.ts";
import { openGateway } from "./open-gateway.ts";

let upstream: FakeUpstream;
let gateway: Awaited<ReturnType<typeof openGateway>>;
const secretDetail = "at Course.find (/srv/knowledge/course.js:12)";

beforeAll(async () => {
  upstream = await fakeUpstream({
    // Never answers.
    "/webHome/banner": () => {},
    "/webHome/homeParam": (_request: unknown, response: { end: (text: string) => void }) =>
      response.end("<html>502 Bad Gateway nginx</html>"),
    "/webHome/coursePickType": { greeting: "JSON, but no envelope" },
    "/webHome/courseFree": { code: 500, msg: "服务器正忙，请明天再来", data: null },
    "/webCourse/courseItem": { code: 500, msg: "", data: null },
    "/webCourse/courseDetail": { code: 500, msg: "出了点问题（编号 7）", data: null, reason: "INTERNAL" },
    "/webLogin/detail": { code: 403, msg: "token expired", data: null },
    "/webLogin/mobileCodeLogin": { code: 500, msg: "验证码错误", data: null },
    "/SmsVerify/web/smsValid": { code: 500, msg: "出了点问题（编号 8）", data: null, reason: "INTERNAL" },
    "/webCourse/courseLike": ok(null),
    "/webCourse/coursePage": ok({ total: "many", records: [{ id: {}, name: secretDetail }] }),
  });
  gateway = await openGateway({ KNOWLEDGE_API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: "300" });
});
afterAll(() => upstream.stop());

test.each([
  ["a call that never answers", "{ banners { picture } }", "UPSTREAM_TIMEOUT", /没有回应/],
  ["an answer that is not JSON", "{ site { name } }", "UPSTREAM_MALFORMED", /读不懂/],
  ["JSON without an envelope", "{ courseTypes { id } }", "UPSTREAM_MALFORMED", /读不懂/],
  ["a refusal in the upstream's words", "{ freeZone { id } }", "UPSTREAM_ERROR", /^服务器正忙，请明天再来$/],
  ["a refusal without words", "{ categories { id } }", "UPSTREAM_ERROR", /开小差/],
  ["HTTP 404 to a call of the specification", "{ contact { phone } }", "UPSTREAM_ERROR", /开小差/],
  [
    "HTTP 404 to an extension call",
    '{ textPage(slug: "x") { slug } }',
    "UPSTREAM_UNSUPPORTED",
    /没有这项功能/,
  ],
  ["an envelope of 403", "{ me { nickname } }", "UNAUTHENTICATED", /^请选择登录$/],
])("%s has a code and Chinese words", async (_what, query, code, words) => {
  const { errors = [] } = await gateway.ask(query);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions["code"]).toBe(code);
  expect(errors[0]?.message).toMatch(words);
});

test("a bug of the upstream keeps its reason and its number", async () => {
  const { errors } = await gateway.ask("{ course(id: 1) { id } }");
  expect(errors).toMatchObject([
    { message: "出了点问题（编号 7）", extensions: { code: "UPSTREAM_ERROR", reason: "INTERNAL" } },
  ]);
});

test("a refused sign-in without a reason is still a value; a bug is an error", async () => {
  const refused = await gateway.ask(
    `mutation { signInWithCode(mobile: "1", code: "2") { ... on Refusal { reason message } } }`,
  );
  expect(refused).toEqual({ data: { signInWithCode: { reason: null, message: "验证码错误" } } });
  const failed = await gateway.ask(`mutation { requestSignInCode(mobile: "1") { __typename } }`);
  expect(failed.errors).toMatchObject([{ extensions: { code: "UPSTREAM_ERROR", reason: "INTERNAL" } }]);
});

test("an answer of the wrong shape is opaque: no inner words, no stack", async () => {
  const answer = await gateway.ask("{ courses { total items { id name } } }");
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^服务器开小差了，请稍后再试（编号 .+）$/),
    extensions: { code: "INTERNAL", requestId: expect.any(String) },
  });
  expect(JSON.stringify(answer)).not.toMatch(/course\.js|many|Int cannot/);
});

test("a failing field leaves the others of the request answered", async () => {
  const { data, errors } = await gateway.ask(`{ configValue(code: "x") { value } me { nickname } }`);
  expect(data).toBeDefined();
  expect(errors?.map(({ path }) => path?.[0]).toSorted()).toEqual(["configValue", "me"]);
});

test("nobody listens: UPSTREAM_UNREACHABLE", async () => {
  const gone = await fakeUpstream({});
  await gone.stop();
  process.env["KNOWLEDGE_API_URL"] = gone.url;
  const { errors } = await gateway.ask("{ banners { picture } }");
  process.env["KNOWLEDGE_API_URL"] = upstream.url;
  expect(errors).toMatchObject([
    { message: "暂时连不上服务器，请稍后再试", extensions: { code: "UPSTREAM_UNREACHABLE" } },
  ]);
});
