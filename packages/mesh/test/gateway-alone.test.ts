import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { runScript } from "./child-process.ts";
import { fakeUpstream, ok } from "./fake-upstream.ts";

test("the gateway alone serves GraphQL in front of a deployment and stops when told to", async () => {
  const upstream = await fakeUpstream({ "/webHome/homeParam": ok({ siteName: "别处的杏林" }) });
  const gateway = runScript("gateway/main.ts", {
    PORT: "0",
    HOST: "127.0.0.1",
    KNOWLEDGE_API_URL: upstream.url,
    DATA_DIR: path.join(tmpdir(), `gateway-alone-${process.pid}`),
  });
  const [, url = ""] = await gateway.printed(/(http:\S+\/graphql)/);
  const answer = await fetch(`${url}?query=${encodeURIComponent("{ site { name } }")}`);
  expect(await answer.json()).toEqual({ data: { site: { name: "别处的杏林" } } });
  expect(await gateway.stop()).toBe(0);
  await upstream.stop();
});

test("without a deployment to stand before it says what to set", async () => {
  const gateway = runScript("gateway/main.ts", { PORT: "0" });
  const [status] = await gateway.ended;
  expect(status).toBe(1);
  expect(gateway.output()).toMatch(/^KNOWLEDGE_API_URL is not set/);
});
