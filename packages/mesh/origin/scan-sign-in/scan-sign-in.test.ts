import type { Readable } from "node:stream";
import { describe, expect } from "vitest";
import { type TestOrigin, test } from "../test/test-origin.ts";

const minute = 60_000;

/** What has come down a stream so far, and whether it has ended. */
async function listen(origin: TestOrigin, clientId: string) {
  const response = await origin.app.inject({
    method: "GET",
    url: `/knowledge/api/webSsem/start?clientId=${clientId}`,
    headers: { accept: "text/event-stream" },
    payloadAsStream: true,
  });
  const stream: Readable = response.stream();
  const heard = { text: "", ended: false, type: response.headers["content-type"] };
  stream.on("data", (chunk: Buffer) => (heard.text += chunk.toString()));
  stream.on("end", () => (heard.ended = true));
  return heard;
}

const tokenIn = (text: string) => /data: ([\w-]{43})/.exec(text)?.[1];

async function get(origin: TestOrigin, url: string) {
  return (await origin.request({ method: "GET", url: `/knowledge/api${url}` })).json();
}

describe("signing in by scanning", () => {
  test("hands the token to the browser that shows the code, once another has confirmed it", async ({
    origin,
  }) => {
    const phone = await origin.signIn("13900001234");
    const { clientId, qrCode, expiresAt } = (await origin.call("/webLogin/getQR")).data;
    expect(expiresAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const heard = await listen(origin, clientId);
    await expect.poll(() => heard.text).toBe("data: OK\n\n");
    expect(heard.type).toContain("text/event-stream");

    expect(await origin.call("/webLogin/scanDetail", { qrCode }, phone)).toMatchObject({
      code: 200,
      data: { state: "waiting", device: "未知设备" },
    });
    await expect.poll(() => heard.text).toContain("event: scanned");
    expect(await origin.call("/webLogin/scanConfirm", { qrCode }, phone)).toMatchObject({ code: 200 });
    await expect.poll(() => heard.ended).toBe(true);
    const token = tokenIn(heard.text);
    expect(token).not.toBe(phone);
    const { data } = await origin.call("/webLogin/detail", {}, token);
    expect(data.mobile).toBe("139****1234");
  });

  test("still delivers when the stream opens after the confirmation, but never twice", async ({ origin }) => {
    const phone = await origin.signIn("13900001234");
    const { clientId, qrCode } = (await origin.call("/webLogin/getQR")).data;
    await origin.call("/webLogin/scanConfirm", { qrCode }, phone);
    const first = await listen(origin, clientId);
    await expect.poll(() => tokenIn(first.text)).toBeTruthy();
    const second = await listen(origin, clientId);
    await expect.poll(() => second.text).toBe("data: OK\n\n");
    expect(tokenIn(second.text)).toBeUndefined();
  });

  test("lets one learner confirm a code, and only once", async ({ origin }) => {
    const first = await origin.signIn("13900001234");
    const second = await origin.signIn("13900005678");
    const { qrCode } = (await origin.call("/webLogin/getQR")).data;
    expect(await origin.call("/webLogin/scanConfirm", { qrCode }, first)).toMatchObject({ code: 200 });
    for (const token of [first, second]) {
      expect(await origin.call("/webLogin/scanConfirm", { qrCode }, token)).toMatchObject({
        code: 500,
        reason: "CODE_LATE",
        msg: "这个二维码已经用过了，请刷新后再扫",
      });
    }
  });

  test("refuses a code after three minutes", async ({ origin }) => {
    const phone = await origin.signIn("13900001234");
    const { qrCode } = (await origin.call("/webLogin/getQR")).data;
    origin.pass(3 * minute - 1);
    expect((await origin.call("/webLogin/scanDetail", { qrCode }, phone)).data.state).toBe("waiting");
    origin.pass(1);
    expect((await origin.call("/webLogin/scanDetail", { qrCode }, phone)).data.state).toBe("expired");
    expect(await origin.call("/webLogin/scanConfirm", { qrCode }, phone)).toMatchObject({
      reason: "CODE_LATE",
      msg: "二维码过期了，请刷新后再扫",
    });
  });

  test("ends on the server when the dialog closes: the stream stops and the code is dead", async ({
    origin,
  }) => {
    const phone = await origin.signIn("13900001234");
    const { clientId, qrCode } = (await origin.call("/webLogin/getQR")).data;
    const heard = await listen(origin, clientId);
    expect(await get(origin, `/webSsem/end?clientId=${clientId}`)).toMatchObject({ code: 200 });
    await expect.poll(() => heard.ended).toBe(true);
    expect(await origin.call("/webLogin/scanConfirm", { qrCode }, phone)).toMatchObject({
      reason: "CODE_LATE",
    });
    expect(await get(origin, `/webSsem/start?clientId=${clientId}`)).toMatchObject({ reason: "NOT_FOUND" });
    expect(await get(origin, "/webSsem/end?clientId=unknown")).toMatchObject({ code: 200 });
  });

  test("tells nobody the token who does not hold the client id, and asks a scanner to sign in", async ({
    origin,
  }) => {
    const { clientId, qrCode } = (await origin.call("/webLogin/getQR")).data;
    expect(await get(origin, `/webSsem/start?clientId=${qrCode}`)).toMatchObject({ reason: "NOT_FOUND" });
    for (const call of ["/webLogin/scanDetail", "/webLogin/scanConfirm"]) {
      expect(await origin.call(call, { qrCode })).toMatchObject({ code: 403 });
    }
    const phone = await origin.signIn("13900001234");
    expect(await origin.call("/webLogin/scanDetail", { qrCode: "x".repeat(22) }, phone)).toMatchObject({
      reason: "NOT_FOUND",
    });
    expect(await origin.call("/webLogin/scanDetail", { qrCode: clientId }, phone)).toMatchObject({
      reason: "BAD_PARAMETER",
      msg: "这个二维码认不出来",
    });
  });
});
