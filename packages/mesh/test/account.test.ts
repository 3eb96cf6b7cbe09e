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

async function tokenOf(mobile: string): Promise<string> {
  await gateway.ask(`mutation($mobile: String!) { requestSignInCode(mobile: $mobile) { __typename } }`, {
    variables: { mobile },
  });
  const { data } = await gateway.ask(
    `mutation($mobile: String!, $code: String!) {
      signInWithCode(mobile: $mobile, code: $code) { ... on SignedIn { token } }
    }`,
    { variables: { mobile, code: await origin.codeOf(mobile) } },
  );
  return data.signInWithCode.token;
}

/** A subscription over server-sent events, as a browser asks for it. */
async function subscribe(clientId: string) {
  const answer = await gateway.send(
    {
      query: `subscription($clientId: ID!) { qrSignIn(clientId: $clientId) { kind token } }`,
      variables: { clientId },
    },
    undefined,
    { accept: "text/event-stream" },
  );
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = { text: "", ended: false };
  void (async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      heard.text += part.value;
    }
    heard.ended = true;
  })();
  return { heard };
}

const start = `mutation { startQrSignIn { clientId code expiresAt } }`;

test("a sign-in by scanning is a subscription: ready, scanned, signed in, over", async () => {
  const phone = await tokenOf("13900000101");
  const { data } = await gateway.ask(start);
  const { clientId, code, expiresAt } = data.startQrSignIn;
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  const { heard } = await subscribe(clientId);
  await expect.poll(() => heard.text).toContain('"kind":"READY"');

  const scan = await gateway.ask(
    `mutation($code: String!) { scanQrSignIn(code: $code) { state device createdAt } }`,
    { variables: { code }, token: phone },
  );
  expect(scan.data.scanQrSignIn).toMatchObject({ state: "WAITING" });
  await expect.poll(() => heard.text).toContain('"kind":"SCANNED"');
  const confirm = `mutation($code: String!) { confirmQrSignIn(code: $code) { __typename ... on Refusal { reason } } }`;
  const confirmed = await gateway.ask(confirm, { variables: { code }, token: phone });
  expect(confirmed.data.confirmQrSignIn).toMatchObject({ __typename: "QrSignInConfirmed" });
  await expect.poll(() => heard.ended).toBe(true);
  const token = /"kind":"SIGNED_IN","token":"([\w-]+)"/.exec(heard.text)?.[1];
  const me = await gateway.ask(`{ me { maskedMobile } }`, { token });
  expect(me.data.me).toEqual({ maskedMobile: "139****0101" });

  const again = await gateway.ask(confirm, { variables: { code }, token: phone });
  expect(again.data.confirmQrSignIn).toEqual({ __typename: "Refusal", reason: "CODE_LATE" });
});

test("a stream that nobody opened tells why instead of staying silent, and ending is always fine", async () => {
  const { heard } = await subscribe("unknown");
  await expect.poll(() => heard.text).toContain("这次扫码登录已经结束，请重新打开");
  const { data } = await gateway.ask(start);
  const { clientId } = data.startQrSignIn;
  const open = await subscribe(clientId);
  await expect.poll(() => open.heard.text).toContain("READY");
  const ended = await gateway.ask(
    `mutation($clientId: ID!) { endQrSignIn(clientId: $clientId) { __typename } }`,
    {
      variables: { clientId },
    },
  );
  expect(ended.errors).toBeUndefined();
  await expect.poll(() => open.heard.ended).toBe(true);
});

test("a password signs in, a wrong one is a refusal, and devices have names and can be signed out", async () => {
  const token = await tokenOf("13900000102");
  const chosen = await gateway.ask(
    `mutation { setPassword(input: { password: "needle and thread" }) { __typename ... on Refusal { message } } }`,
    { token },
  );
  expect(chosen.data.setPassword).toMatchObject({ __typename: "PasswordSet" });
  const signIn = (password: string) =>
    gateway.ask(
      `mutation($input: PasswordSignIn!) {
        signInWithPassword(input: $input) { __typename ... on SignedIn { token } ... on Refusal { reason message } }
      }`,
      {
        variables: { input: { username: "13900000102", password } },
        headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36" },
      },
    );
  expect((await signIn("guess")).data.signInWithPassword).toEqual({
    __typename: "Refusal",
    reason: "PASSWORD_WRONG",
    message: "手机号或密码不对",
  });
  const second = (await signIn("needle and thread")).data.signInWithPassword.token;

  const { data } = await gateway.ask(`{ sessions { id device current signedInAt usedAt } }`, { token });
  const other = data.sessions.find(({ current }: { current: boolean }) => !current);
  expect(other).toMatchObject({ device: "Chrome · Windows" });
  const revoked = await gateway.ask(
    `mutation($id: ID!) { revokeSession(id: $id) { __typename ... on Refusal { message } } }`,
    { variables: { id: other.id }, token },
  );
  expect(revoked.data.revokeSession).toMatchObject({ __typename: "SessionRevoked" });
  const gone = await gateway.ask(`{ me { id } }`, { token: second });
  expect(gone.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});
