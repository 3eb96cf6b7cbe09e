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
  });
});
afterAll(() => origin.stop());

const askForCode = `mutation Code($mobile: String!) {
  requestSignInCode(mobile: $mobile) { __typename ... on SignInCodeSent { sent } ... on Refusal { reason message } }
}`;
const signIn = `mutation SignIn($mobile: String!, $code: String!) {
  signInWithCode(mobile: $mobile, code: $code) { __typename ... on SignedIn { token } ... on Refusal { reason message } }
}`;

async function tokenOf(mobile: string): Promise<string> {
  const asked = await gateway.ask(askForCode, { variables: { mobile } });
  expect(asked.data?.requestSignInCode).toMatchObject({ __typename: "SignInCodeSent" });
  const code = await origin.codeOf(mobile);
  const signedIn = await gateway.ask(signIn, { variables: { mobile, code } });
  expect(signedIn.data?.signInWithCode).toMatchObject({ __typename: "SignedIn" });
  return signedIn.data.signInWithCode.token;
}

let second: Promise<string> | undefined;
/** Signed in once: a phone gets one code a minute. */
const secondLearner = () => (second ??= tokenOf("13800000002"));

test("one request carries what the home page shows", async () => {
  const { data, errors } = await gateway.ask(`{
    site { name phone filingNumber appQrCode }
    banners { picture }
    categories { id name children { id parentId } }
    courseTypes { id name }
    pickedCourses(typeId: 1) { id name price }
    freeZone { id price }
    configValue(code: "kfQR") { value }
    textPage(slug: "privacy") { title }
    founder { name title portrait summary biography years { year text } }
    homeLives { id title state startTime minutes bookings viewers hasReplay tutor { name } }
    growthSolutions { title summary serviceQrCode steps { title text } }
    activities(page: 1, pageSize: 2) { total items { id title startTime endTime state } }
    activity(id: 1) { title content state }
    dictionaries(codes: ["sex", "none"]) { code items { value label } }
    appRelease { version notes releases { version releasedAt } iosUrl androidUrl qrCode iosQrCode }
  }`);
  expect(errors).toBeUndefined();
  expect(data.site).toMatchObject({ name: "杏林针道", filingNumber: "京ICP备00000000号" });
  expect(data.configValue).toEqual({ value: "/media/qr/app.svg" });
  expect(data.dictionaries).toEqual([
    {
      code: "sex",
      items: [
        { value: "1", label: "男" },
        { value: "2", label: "女" },
      ],
    },
    { code: "none", items: [] },
  ]);
  expect(data.appRelease).toEqual({
    version: "2.0.0",
    notes: "离线观看\n记住倍速",
    releases: [
      { version: "2.0.0", releasedAt: "2026-03-01T02:00:00.000Z" },
      { version: "1.9.0", releasedAt: "2025-12-01T02:00:00.000Z" },
    ],
    iosUrl: null,
    androidUrl: "https://example.com/two.apk",
    qrCode: "/media/qr/app.svg",
    iosQrCode: null,
  });
  expect(data.founder).toMatchObject({
    name: "陆怀针",
    portrait: "/media/people/lu.svg",
    years: [{ year: 1990, text: "入针灸科" }, {}],
  });
  expect(data.homeLives).toContainEqual(
    expect.objectContaining({ id: "2", state: "LIVE", minutes: 120, viewers: 12, tutor: { name: "陆怀针" } }),
  );
  expect(data.growthSolutions[0]).toMatchObject({
    serviceQrCode: "/media/qr/app.svg",
    steps: [{ title: "跟诊", text: "八周" }, {}],
  });
  expect(data.activities).toMatchObject({ total: 3, items: [{ startTime: "2026-12-21T00:00:00.000Z" }, {}] });
  expect(data.activity).toMatchObject({ title: "练针周", content: "<p>第1个活动的说明。</p>" });
  expect(data.pickedCourses).toContainEqual({ id: "1", name: "针道入门", price: 199_900 });
  expect(data.freeZone).toHaveLength(9);
  expect(data.freeZone.every(({ price }: { price: number }) => price === 0)).toBe(true);
  for (const { id, children } of data.categories) {
    for (const child of children) expect(child.parentId).toBe(id);
  }
});

test("lists follow sort, category, keyword and page; past the end they are empty", async () => {
  const { data, errors } = await gateway.ask(`{
    all: courses { total items { id } }
    hottest: paidCourses(sort: HOTTEST, pageSize: 2) { items { id learners } }
    within: courses(categoryId: 11) { items { id } }
    found: courses(keyword: "背俞") { total items { name } }
    free: freeCourses(page: 2) { total items { id } }
    beyond: courses(page: 9999) { total items { id } }
  }`);
  expect(errors).toBeUndefined();
  expect(data.all.total).toBe(15);
  expect(data.all.items).toHaveLength(8);
  expect(data.hottest.items).toEqual([
    { id: "2", learners: 300 },
    { id: "1", learners: 120 },
  ]);
  expect(data.within.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(["1", "2"]);
  expect(data.found).toEqual({ total: 1, items: [{ name: "背俞穴精讲" }] });
  expect(data.free).toMatchObject({ total: 11, items: [{}, {}, {}] });
  expect(data.beyond).toEqual({ total: 15, items: [] });
});

const coursePage = `query Course($id: ID!) {
  course(id: $id) {
    name price trialMinutes introduction categoryPath { name } tutor { name } lessons { id title duration }
    ownership { state price }
  }
  recommendedCourses(courseId: $id) { id }
}`;

test("a visitor sees a course with its lessons, in fen and seconds, and owns nothing of it", async () => {
  const { data, errors } = await gateway.ask(coursePage, { variables: { id: "3" } });
  expect(errors).toBeUndefined();
  expect(data.course).toMatchObject({ name: "五输穴临证", price: 9999, trialMinutes: 5, ownership: null });
  expect(data.course.lessons).toHaveLength(2);
  expect(data.course.lessons[0].duration).toBeGreaterThan(0);
  expect(data.recommendedCourses).not.toContainEqual({ id: "3" });
});

test("an unknown course fails with the upstream's words and reason", async () => {
  const { data, errors } = await gateway.ask(`{ course(id: 999999) { id } }`);
  expect(data.course).toBeNull();
  expect(errors).toEqual([
    {
      message: "课程不存在或已下架",
      path: ["course"],
      extensions: { code: "UPSTREAM_ERROR", reason: "NOT_FOUND" },
    },
  ]);
});

test("signed out, what is personal is UNAUTHENTICATED and what is public is answered beside it", async () => {
  const { data, errors } = await gateway.ask(`{ site { name } me { nickname } }`);
  expect(data).toEqual({ site: { name: "杏林针道" }, me: null });
  expect(errors).toMatchObject([{ message: "请选择登录", extensions: { code: "UNAUTHENTICATED" } }]);
  const wrong = await gateway.ask(`{ me { nickname } }`, { token: "made up" });
  expect(wrong.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("a learner signs in with a code, sees what is theirs, plays it, and signs out", async () => {
  const token = await tokenOf("13800000001");
  const mine = await gateway.ask(
    `{ me { nickname maskedMobile } purchasedCourses { total items { courseId state lessonCount } }
       course(id: 1) { ownership { state } } lessonPlayback(lessonId: 1) { appId url trialSeconds expiresAt tracks { src language } } }`,
    { token },
  );
  expect(mine.errors).toBeUndefined();
  expect(mine.data.me).toEqual({ nickname: "林知夏", maskedMobile: "138****0001" });
  expect(mine.data.purchasedCourses.total).toBe(2);
  expect(mine.data.course.ownership).toEqual({ state: "PAID" });

  const { url, tracks, appId, expiresAt, trialSeconds } = mine.data.lessonPlayback;
  expect({ appId, trialSeconds }).toEqual({ appId: "embedded", trialSeconds: null });
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  const playlist = await fetch(`${origin.url}${url}`);
  expect(await playlist.text()).toMatch(/^#EXTM3U/);
  expect(tracks[0].language).toBe("zh-CN");
  const captions = await fetch(`${origin.url}${tracks[0].src}`);
  expect(await captions.text()).toMatch(/^WEBVTT/);

  const out = await gateway.ask(`mutation { signOut { done } }`, { token });
  expect(out.errors).toBeUndefined();
  const after = await gateway.ask(`{ me { nickname } }`, { token });
  expect(after.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("what a learner has not paid for is played for its trial, or refused in words", async () => {
  const token = await secondLearner();
  const play = `query Play($id: ID!) { lessonPlayback(lessonId: $id) { trialSeconds } }`;
  const trial = await gateway.ask(play, { token, variables: { id: "1" } });
  expect(trial.data).toEqual({ lessonPlayback: { trialSeconds: 60 } });
  const refused = await gateway.ask(play, { token, variables: { id: "4" } });
  expect(refused.errors).toMatchObject([
    { message: "请先购买课程", extensions: { code: "UPSTREAM_ERROR", reason: "NOT_ALLOWED" } },
  ]);
});

test("expected refusals of a sign-in are values with a reason and words", async () => {
  const bad = await gateway.ask(askForCode, { variables: { mobile: "123" } });
  expect(bad.errors).toBeUndefined();
  expect(bad.data.requestSignInCode).toEqual({
    __typename: "Refusal",
    reason: "BAD_PARAMETER",
    message: "请输入合法的手机号",
  });
  const mobile = "13900000003";
  await gateway.ask(askForCode, { variables: { mobile } });
  const again = await gateway.ask(askForCode, { variables: { mobile } });
  expect(again.data.requestSignInCode).toMatchObject({ __typename: "Refusal", reason: "TOO_SOON" });
  expect(again.data.requestSignInCode.message).toMatch(/\d+\s*秒/);
  const wrong = await gateway.ask(signIn, { variables: { mobile, code: "000000" } });
  expect(wrong.data.signInWithCode).toMatchObject({ __typename: "Refusal", reason: "CODE_WRONG" });
});

test("a request the origin did not see signed by us sends no text message", async () => {
  const query = new URLSearchParams({
    mobile: "13900000004",
    nonce: "abcdefghij0123456789",
    timestamp: String(Date.now()),
    sign: "0".repeat(32),
  });
  const answer = await fetch(`${origin.url}/knowledge/api/SmsVerify/web/smsValid?${query}`, {
    method: "POST",
  });
  expect(await answer.json()).toMatchObject({ code: 500 });
});

test("a course is bought: the order is followed until it is paid, and buying again is refused as a value", async () => {
  const token = await secondLearner();
  const payCourse = `mutation Pay($id: ID!, $method: PaymentMethod!) {
    payCourse(courseId: $id, method: $method) {
      __typename ... on PaymentStarted { body orderId amount expiresAt } ... on Refusal { reason message }
    }
  }`;
  const pay = async (id: string, method = "WECHAT") =>
    (await gateway.ask(payCourse, { token, variables: { id, method } })).data.payCourse;
  const offer = await gateway.ask(`{ course(id: 3) { price ownership { state price } } }`, { token });
  expect(offer.data.course).toEqual({ price: 9999, ownership: { state: "UNPAID", price: 7990 } });
  const begun = await pay("3");
  expect(begun).toMatchObject({ __typename: "PaymentStarted", amount: 7990 });
  expect(begun.body).toMatch(/^data:image\/png;base64,/);
  expect(Date.parse(begun.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
  const form = await pay("3", "ALIPAY");
  expect(form).toMatchObject({ orderId: begun.orderId, body: expect.stringMatching(/^<form/) });

  const order = `query Order($id: ID!) { order(id: $id) { state method courseId amount paidAt } }`;
  const look = () => gateway.ask(order, { token, variables: { id: begun.orderId } });
  expect((await look()).data.order).toEqual({
    state: "OPEN",
    method: "ALIPAY",
    courseId: "3",
    amount: 7990,
    paidAt: null,
  });
  await fetch(`${origin.url}/knowledge/cashier/${begun.orderId}/pay`, { method: "POST" });
  expect((await look()).data.order).toMatchObject({
    state: "PAID",
    paidAt: expect.stringMatching(/Z$/),
  });
  const mine = await gateway.ask(
    `{ orders { total items { id state name } } course(id: 3) { ownership { state price } } }`,
    { token },
  );
  expect(mine.data).toEqual({
    orders: { total: 1, items: [{ id: begun.orderId, state: "PAID", name: "五输穴临证" }] },
    course: { ownership: { state: "PAID", price: 7990 } },
  });
  expect(await pay("3")).toEqual({
    __typename: "Refusal",
    reason: "ALREADY_PAID",
    message: "您已拥有这门课程",
  });
});
