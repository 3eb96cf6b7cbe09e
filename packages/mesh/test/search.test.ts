import { afterAll, beforeAll, expect, test } from "vitest";
import { openGateway } from "./open-gateway.ts";
import { startRealOrigin } from "./real-origin.ts";

let origin: Awaited<ReturnType<typeof startRealOrigin>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  origin = await startRealOrigin();
  gateway = await openGateway({
    KNOWLEDGE_API_URL: `${origin.url}/knowledge/api`,
    SMS_SIGN_SECRET: origin.smsSecret,
    RESPONSE_CACHE: "on",
  });
});
afterAll(() => origin.stop());

const suggest = `query($keyword: String!, $limit: Int) {
  searchSuggestions(keyword: $keyword, limit: $limit) {
    kind courseId courseName lessonId lessonTitle second text marks { start length }
  }
}`;

test("a keyword's suggestions name what they lead to, and when it is said", async () => {
  const course = await gateway.ask(suggest, { variables: { keyword: "BEISHU" } });
  expect(course.errors).toBeUndefined();
  expect(course.data.searchSuggestions).toEqual([
    {
      kind: "COURSE",
      courseId: "2",
      courseName: "背俞穴精讲",
      lessonId: null,
      lessonTitle: null,
      second: null,
      text: "背俞穴精讲",
      marks: [{ start: 0, length: 2 }],
    },
  ]);
  const said = await gateway.ask(suggest, { variables: { keyword: "第7句", limit: 1 } });
  expect(said.errors).toBeUndefined();
  expect(said.data.searchSuggestions).toEqual([
    {
      kind: "TRANSCRIPT",
      courseId: "6",
      courseName: "晨读第6讲",
      lessonId: "12",
      lessonTitle: "第1讲",
      second: 70,
      text: "第7句",
      marks: [{ start: 0, length: 3 }],
    },
  ]);
});

test("what a learner may watch is told to that learner alone, before and after somebody else asked", async () => {
  const mobile = "13800000001";
  await gateway.ask(`mutation($mobile: String!) { requestSignInCode(mobile: $mobile) { __typename } }`, {
    variables: { mobile },
  });
  const signedIn = await gateway.ask(
    `mutation($mobile: String!, $code: String!) {
      signInWithCode(mobile: $mobile, code: $code) { ... on SignedIn { token } }
    }`,
    { variables: { mobile, code: await origin.codeOf(mobile) } },
  );
  const lessons = async (token?: string) => {
    const { data } = await gateway.ask(suggest, { variables: { keyword: "第7句" }, token });
    return data.searchSuggestions.map(({ courseId }: { courseId: string }) => courseId);
  };
  const strangers = await lessons();
  expect(strangers).not.toContain("1");
  expect(await lessons(signedIn.data.signInWithCode.token)).toContain("3");
  expect(await lessons()).toEqual(strangers);
});

test("odd keywords are answered or refused in Chinese, never with a stack", async () => {
  const answer = async (keyword: string, limit = 8) =>
    gateway.ask(suggest, { variables: { keyword, limit } });
  for (const keyword of ["", "%", "a&limit=9", "?#/", "😀"]) {
    expect([keyword, (await answer(keyword)).data]).toEqual([keyword, { searchSuggestions: [] }]);
  }
  for (const { errors } of [await answer("针".repeat(51)), await answer("针", 99)]) {
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_ERROR", reason: "BAD_PARAMETER" } }]);
  }
});
