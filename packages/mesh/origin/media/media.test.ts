import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";
import { signTicket } from "./ticket.ts";
import { cutCaptions, cutPlaylist } from "./trial.ts";

const sign = "/webCourse/videoPlaySign";
const get = (origin: TestOrigin, url: string, headers: Record<string, string> = {}) =>
  origin.request({ method: "GET", url, headers });

/** The folder a lesson plays from. */
async function ticketFor(origin: TestOrigin, mobile: string, videoId: number) {
  const { data } = await origin.call(sign, { videoId }, await origin.signIn(mobile));
  return { ...data, base: `/media/${data.sign}/${data.fileId}` };
}
const buyer = "13800000001";
const other = "13800000002";

describe("a play sign", () => {
  test("names file, provider, ticket, its end and the captions", async ({ origin }) => {
    const { data } = await origin.call(sign, { videoId: 1 }, await origin.signIn(buyer));
    expect(data).toEqual({
      fileId: "long",
      appId: "embedded",
      sign: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      expiresAt: "2026-11-20 14:00:00",
      expiresIn: 7200,
      captions: [{ file: "captions.zh-CN.vtt", label: "中文", lang: "zh-CN" }],
    });
  });

  test("is a trial before paying, refused where there is no trial, whole for a free course", async ({
    origin,
  }) => {
    const token = await origin.signIn(other);
    expect((await origin.call(sign, { videoId: 1 }, token)).data.trialSeconds).toBe(60);
    expect(await origin.call(sign, { videoId: 4 }, token)).toEqual({
      code: 500,
      msg: "请先购买课程",
      data: null,
      reason: "NOT_ALLOWED",
    });
    const free = (await origin.call(sign, { videoId: 10 }, token)).data;
    expect(free.sign).toBeTruthy();
    expect(free).not.toHaveProperty("trialSeconds");
    expect(await origin.call(sign, { videoId: 999 }, token)).toMatchObject({ reason: "NOT_FOUND" });
  });
});

describe("lesson media", () => {
  test("plays under its ticket, typed and privately cached no longer than the ticket lives", async ({
    origin,
  }) => {
    const { base } = await ticketFor(origin, buyer, 1);
    const master = await get(origin, `${base}/master.m3u8`);
    expect(master.statusCode).toBe(200);
    expect(master.headers["content-type"]).toBe("application/vnd.apple.mpegurl");
    expect(master.headers["cache-control"]).toBe("private, max-age=3600");
    const variant = await get(origin, `${base}/480p/index.m3u8`);
    expect(variant.body.match(/#EXTINF/g)).toHaveLength(20);
    const types = [`${base}/480p/seg000.m4s`, `${base}/480p/init.mp4`, `${base}/captions.zh-CN.vtt`];
    const answered = await Promise.all(
      types.map(async (url) => (await get(origin, url)).headers["content-type"]),
    );
    expect(answered).toEqual(["video/iso.segment", "video/mp4", "text/vtt; charset=utf-8"]);
    origin.pass(7100 * 1000);
    expect((await get(origin, `${base}/master.m3u8`)).headers["cache-control"]).toBe("private, max-age=100");
  });

  test("answers byte ranges, and refuses one past the end", async ({ origin }) => {
    const { base } = await ticketFor(origin, buyer, 1);
    const part = await get(origin, `${base}/480p/seg001.m4s`, { range: "bytes=8-10" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "001",
      "bytes 8-10/22",
    ]);
    const tail = await get(origin, `${base}/480p/seg001.m4s`, { range: "bytes=-3" });
    expect([tail.statusCode, tail.body]).toEqual([206, "789"]);
    expect((await get(origin, `${base}/480p/seg001.m4s`, { range: "bytes=900-" })).statusCode).toBe(416);
  });

  test("is refused once the ticket has expired", async ({ origin }) => {
    const { base } = await ticketFor(origin, buyer, 1);
    origin.pass(7200 * 1000);
    expect((await get(origin, `${base}/master.m3u8`)).statusCode).toBe(403);
  });

  test("is refused to a forged ticket, and to another lesson's", async ({ origin }) => {
    const ticket = { learnerId: 1, fileId: "long", exp: 4_000_000_000 };
    const forged = signTicket(ticket, "another secret");
    expect((await get(origin, `/media/${forged}/long/master.m3u8`)).statusCode).toBe(403);
    const { sign: real } = await ticketFor(origin, other, 1);
    const [, mac] = real.split(".");
    const payload = Buffer.from(JSON.stringify(ticket)).toString("base64url");
    const urls = [`${payload}.${mac}`, `${real}.x`, "x", "x.y"].map(
      (text) => `/media/${text}/long/master.m3u8`,
    );
    urls.push(`/media/${real}/short/master.m3u8`);
    for (const url of urls) expect([url, (await get(origin, url)).statusCode]).toEqual([url, 403]);
  });

  test("ends at the trial for somebody who has not paid: playlist, segments and captions", async ({
    origin,
  }) => {
    const { base, trialSeconds } = await ticketFor(origin, other, 1);
    expect(trialSeconds).toBe(60);
    const { body } = await get(origin, `${base}/480p/index.m3u8`);
    expect(body.match(/#EXTINF/g)).toHaveLength(10);
    expect(body).toMatch(/seg009\.m4s\n#EXT-X-ENDLIST\n$/);
    const status = async (file: string) => (await get(origin, `${base}/${file}`)).statusCode;
    expect(await status("480p/seg009.m4s")).toBe(200);
    expect(await status("480p/init.mp4")).toBe(200);
    expect(await status("480p/seg010.m4s")).toBe(403);
    expect(await status("480p/seg019.m4s")).toBe(403);
    const captions = (await get(origin, `${base}/captions.zh-CN.vtt`)).body;
    expect(captions).toContain("第5句");
    expect(captions).not.toContain("第6句");
  });

  test("stays in the lesson's folder", async ({ origin }) => {
    const { base } = await ticketFor(origin, buyer, 1);
    const escapes = ["../short/master.m3u8", "..%2fshort%2fmaster.m3u8", "%2e%2e/short/master.m3u8"];
    const more = [
      "480p/..%5c..%5cmaster.m3u8",
      "x%00.m3u8",
      "lesson.json",
      "480p",
      ".m3u8",
      "%2fetc%2fx.mp4",
    ];
    for (const path of [...escapes, ...more]) {
      const { statusCode } = await get(origin, `${base}/${path}`);
      expect([path, [403, 404].includes(statusCode)]).toEqual([path, true]);
    }
  });

  test("leaves no ticket in the log", async ({ origin }) => {
    const { base, sign: ticket } = await ticketFor(origin, buyer, 1);
    await get(origin, `${base}/master.m3u8`);
    expect(origin.logged.join("")).not.toContain(ticket);
    expect(origin.logged.join("")).toContain("/media/:ticket/:fileId/*");
  });
});

describe("public pictures", () => {
  test("are cached for long and revalidated by their tag", async ({ origin }) => {
    const picture = await get(origin, "/media/covers/one.svg");
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["content-type"]).toContain("image/svg+xml");
    expect(picture.headers["cache-control"]).toMatch(/^public, max-age=\d{6}/);
    const etag = String(picture.headers.etag);
    expect((await get(origin, "/media/covers/one.svg", { "if-none-match": etag })).statusCode).toBe(304);
  });

  test("are the only files without a ticket", async ({ origin }) => {
    const status = async (path: string) => (await get(origin, path)).statusCode;
    expect(await status("/media/covers/none.svg")).toBe(404);
    expect(await status("/media/covers/..%2flessons%2flong%2fmaster.m3u8")).toBe(404);
    expect(await status("/media/lessons/long/master.m3u8")).toBe(403);
  });
});

describe("cutting", () => {
  test("keeps the segment the trial ends in, and drops one that only rounding lets start before it", () => {
    const playlist = (durations: number[]) =>
      ["#EXTM3U", ...durations.flatMap((d, i) => [`#EXTINF:${d},`, `s${i}.ts`]), "#EXT-X-ENDLIST"].join("\n");
    expect(cutPlaylist(playlist([4, 4, 4]), 6).match(/s\d/g)).toEqual(["s0", "s1"]);
    expect(cutPlaylist(playlist([2.999, 2.999, 3]), 6).match(/s\d/g)).toEqual(["s0", "s1"]);
    expect(cutPlaylist(playlist([4]), 60).match(/ENDLIST/g)).toHaveLength(1);
  });

  test("leaves captions' header and notes alone", () => {
    const vtt = "WEBVTT\n\nNOTE 说明\n\n00:01.000 --> 00:02.000\n甲\n\n01:00:00.000 --> 01:00:01.000\n乙\n";
    expect(cutCaptions(vtt, 60)).toBe("WEBVTT\n\nNOTE 说明\n\n00:01.000 --> 00:02.000\n甲\n");
  });
});
