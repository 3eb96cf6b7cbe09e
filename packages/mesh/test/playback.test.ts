import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeUpstream, ok, type FakeUpstream } from "./fake-upstream.ts";
import { openGateway } from "./open-gateway.ts";

/** What `videoPlaySign` answers, by lesson. */
const signs: Record<string, unknown> = {
  "1": {
    fileId: "lesson-1",
    appId: "embedded",
    sign: "ticket.of/ours",
    expiresAt: "2026-08-12 09:30:00",
    captions: [{ file: "captions.zh-CN.vtt", label: "中文", lang: "zh-CN" }],
    trialSeconds: 180,
  },
  "2": { fileId: "8602268011111111111", appId: 1400123456, sign: "psign-2" },
  "3": { fileId: "gone", appId: "1400123456", sign: "psign-3" },
  "4": { fileId: "x", appId: "another-provider", sign: "s" },
  "5": null,
  "6": { fileId: "broken", appId: "1400123456", sign: "psign-6" },
};
const playInfos: Record<string, unknown> = {
  "/getplayinfo/v4/1400123456/8602268011111111111": {
    code: 0,
    media: {
      streamingInfo: { plainOutput: { url: "https://vod.example/2/master.m3u8" } },
      subtitleInfo: { subtitleSet: [{ url: "https://vod.example/2/zh.vtt", name: "中文", language: "zh" }] },
    },
  },
  "/getplayinfo/v4/1400123456/gone": { code: 404, message: "file not found" },
};

let upstream: FakeUpstream;
const asked: URL[] = [];
const vod = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://vod");
  asked.push(url);
  const info = playInfos[url.pathname];
  response.statusCode = info ? 200 : 502;
  response.end(info ? JSON.stringify(info) : "<html>bad gateway</html>");
});
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  upstream = await fakeUpstream({
    "/webCourse/videoPlaySign": (
      _request: unknown,
      response: { end: (text: string) => void },
      query: URLSearchParams,
    ) => response.end(JSON.stringify(ok(signs[query.get("videoId") ?? ""]))),
  });
  await new Promise<void>((resolve) => vod.listen(0, "127.0.0.1", resolve));
  // It listens on TCP.
  const { port } = vod.address() as AddressInfo;
  gateway = await openGateway({
    KNOWLEDGE_API_URL: upstream.url,
    TENCENT_VOD_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await upstream.stop();
  vod.close();
  vod.closeAllConnections();
});

const play = (id: string) =>
  gateway.ask(
    `query Play($id: ID!) { lessonPlayback(lessonId: $id) { fileId appId url expiresAt trialSeconds tracks { src label language } } }`,
    { variables: { id } },
  );

test("an embedded lesson plays from this site under its ticket", async () => {
  const { data, errors } = await play("1");
  expect(errors).toBeUndefined();
  expect(data.lessonPlayback).toEqual({
    fileId: "lesson-1",
    appId: "embedded",
    url: "/media/ticket.of%2Fours/lesson-1/master.m3u8",
    expiresAt: "2026-08-12T01:30:00.000Z",
    trialSeconds: 180,
    tracks: [
      { src: "/media/ticket.of%2Fours/lesson-1/captions.zh-CN.vtt", label: "中文", language: "zh-CN" },
    ],
  });
});

test("a Tencent lesson's sign is exchanged for addresses, with numbers for ids and nothing but the specification", async () => {
  const { data, errors } = await play("2");
  expect(errors).toBeUndefined();
  expect(data.lessonPlayback).toEqual({
    fileId: "8602268011111111111",
    appId: "1400123456",
    url: "https://vod.example/2/master.m3u8",
    expiresAt: null,
    trialSeconds: null,
    tracks: [{ src: "https://vod.example/2/zh.vtt", label: "中文", language: "zh" }],
  });
  expect(asked.at(-1)?.searchParams.get("psign")).toBe("psign-2");
});

test.each([
  ["whose file Tencent does not know", "3"],
  ["of an unknown provider", "4"],
  ["without a sign", "5"],
  ["for which Tencent answers nonsense", "6"],
])("a lesson %s says that it cannot be played", async (_what, id) => {
  const { errors } = await play(id);
  expect(errors).toMatchObject([
    { message: "这一讲暂时不能播放，请联系客服", extensions: { code: "PLAYBACK_UNAVAILABLE" } },
  ]);
});
