import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { meshDir, runScript } from "./child-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Base of the running origin; ends in /knowledge/api. */
    knowledgeApiUrl: string;
    /** What the origin shares with the gateway. */
    smsSecret: string;
  }
}

/** One real origin for the whole run, holding the origin tests' small content folder. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "gateway-origin-"));
  const smsSecret = "the gateway's tests know it";
  const origin = runScript("origin/main.ts", {
    PORT: "0",
    DATA_DIR: dataDir,
    CONTENT_DIR: path.join(meshDir, "origin/test/content"),
    SMS_SIGN_SECRET: smsSecret,
  });
  const [, url = ""] = await origin.printed(/"url":"([^"]+)"/);
  project.provide("knowledgeApiUrl", `${url}/knowledge/api`);
  project.provide("smsSecret", smsSecret);
  return async () => {
    await origin.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
