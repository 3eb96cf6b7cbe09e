import { afterAll, beforeAll, expect, test } from "vitest";
import { openGateway } from "./open-gateway.ts";
import { startRealOrigin } from "./real-origin.ts";

let origin: Awaited<ReturnType<typeof startRealOrigin>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
let token: string;
beforeAll(async () => {
  origin = await startRealOrigin();
  gateway = await openGateway({
    KNOWLEDGE_API_URL: `${origin.url}/knowledge/api`,
    SMS_SIGN_SECRET: origin.smsSecret,
  });
  const mobile = "13800000001";
  await gateway.ask(`mutation ($mobile: String!) { requestSignInCode(mobile: $mobile) { __typename } }`, {
    variables: { mobile },
  });
  const code = await origin.codeOf(mobile);
  const { data } = await gateway.ask(
    `mutation ($mobile: String!, $code: String!) { signInWithCode(mobile: $mobile, code: $code) { ... on SignedIn { token } } }`,
    { variables: { mobile, code } },
  );
  token = data.signInWithCode.token;
});
afterAll(() => origin.stop());

const report = `mutation Report($lessonId: ID!, $sequence: Int!, $ranges: String) {
  reportStudy(lessonId: $lessonId, sessionId: "session-1", sequence: $sequence, at: 30000, sentAt: 30000, elapsed: 10000,
    ranges: $ranges, position: 10, deviceId: "device-1", device: "Mac · Safari") {
    __typename
    ... on LessonProgress { lessonId watchedSeconds completed position positionAt device }
    ... on Refusal { reason message }
  }
}`;

test("what a player tells is in the lesson's, the course's and the card's figures at once", async () => {
  const told = await gateway.ask(report, {
    token,
    variables: { lessonId: "6", sequence: 0, ranges: "0-10" },
  });
  expect(told.errors).toBeUndefined();
  expect(told.data.reportStudy).toMatchObject({
    __typename: "LessonProgress",
    lessonId: "6",
    watchedSeconds: 10,
    completed: false,
    position: 10,
    positionAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    device: "Mac · Safari",
  });
  const { data, errors } = await gateway.ask(
    `{ courseProgress(courseId: 3) { percent completedLessons watchedSeconds resume { lessonId lessonNumber position }
         lessons { lessonId watchedSeconds } }
       purchasedCourses { items { courseId percent completedLessons resume { lessonId position } } }
       studyCalendar(from: "2026-11-16", to: "2026-11-16") { days { day seconds } } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  const resume = { lessonId: "6", position: 10 };
  expect(data.courseProgress).toMatchObject({
    percent: 7,
    completedLessons: 0,
    watchedSeconds: 10,
    resume: { ...resume, lessonNumber: 1 },
    lessons: [
      { lessonId: "6", watchedSeconds: 10 },
      { lessonId: "7", watchedSeconds: 0 },
    ],
  });
  expect(data.purchasedCourses.items[0]).toEqual({ courseId: "3", percent: 7, completedLessons: 0, resume });
});

test("a report that is refused is a value in words", async () => {
  const { data, errors } = await gateway.ask(report, { token, variables: { lessonId: "7", sequence: 1 } });
  expect(errors).toBeUndefined();
  expect(data.reportStudy).toEqual({
    __typename: "Refusal",
    reason: "BAD_PARAMETER",
    message: "播放会话属于另一个课时",
  });
});
