import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureFolder } from "./test/test-origin.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "origin-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** The origin as server.ts runs it; `LOG_LEVEL` leaves only the text message on its output. */
async function startWorker() {
  const env = { DATA_DIR: dataDir, CONTENT_DIR: fixtureFolder, PORT: "0", LOG_LEVEL: "silent" };
  const worker = new Worker(path.join(import.meta.dirname, "main.ts"), { env, stdout: true, execArgv: [] });
  const output = text(worker.stdout);
  const told = (type: string) =>
    new Promise<{ type: string; url: string }>((resolve, reject) => {
      worker.on("message", (message) => message.type === type && resolve(message));
      worker.once("error", reject);
    });
  const { url } = await told("listening");
  const stop = async () => {
    const gone = new Promise((resolve) => worker.once("exit", resolve));
    const stopped = told("stopped");
    worker.postMessage({ type: "stop" });
    await stopped;
    await gone;
    return output;
  };
  return { url, stop };
}

test(
  "a worker listens, holds its data folder, prints the text message, and keeps what it stored",
  { timeout: 90_000 },
  async () => {
    const first = await startWorker();
    const api = (base: string, call: string) =>
      fetch(`${base}/knowledge/api${call}`, { method: "POST" }).then((response) => response.json());
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await api(first.url, "/webCourse/coursePage")).toMatchObject({ code: 200, data: { total: 15 } });
    await expect(startWorker()).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);

    const secrets = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"));
    expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
    const asked = { mobile: "13800000001", nonce: "abcdefghij0123456789", timestamp: String(Date.now()) };
    const text = `${asked.mobile}${asked.nonce}${asked.timestamp}${secrets.SMS_SIGN_SECRET}`;
    const sign = createHash("md5").update(text).digest("hex");
    expect(
      await api(first.url, `/SmsVerify/web/smsValid?${new URLSearchParams({ ...asked, sign })}`),
    ).toMatchObject({ code: 200 });
    const output = await first.stop();
    expect(output).toMatch(/^sms 13800000001 code \d{6}\n$/);

    const second = await startWorker();
    const code = output.slice(-7).trim();
    const signedIn = await api(second.url, `/webLogin/mobileCodeLogin?mobile=13800000001&code=${code}`);
    expect(signedIn).toMatchObject({ code: 200, data: { token: expect.any(String) } });
    await second.stop();
  },
);
