import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { meshDir, runScript } from "./child-process.ts";

/** The real origin as a process, holding the origin tests' small content folder and two learners. */
export async function startRealOrigin() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "gateway-origin-"));
  const smsSecret = "known to the gateway's tests";
  const origin = runScript("origin/main.ts", {
    PORT: "0",
    DATA_DIR: dataDir,
    CONTENT_DIR: path.join(meshDir, "origin/test/content"),
    SMS_SIGN_SECRET: smsSecret,
  });
  const [, url = ""] = await origin.printed(/"url":"([^"]+)"/);
  /** The last code that was sent to this number. */
  const codeOf = async (mobile: string) => {
    const [, code = ""] = await origin.printed(new RegExp(`sms ${mobile} code (\\d{6})`));
    return code;
  };
  const stop = async () => {
    await origin.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, smsSecret, codeOf, stop };
}
