import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { test } from "../test/test-origin.ts";
import { contractFile, renderContract } from "./render-contract.ts";

test("the committed contract is what the routes say; `npm run openapi -w @xinglin/mesh` writes it", async () => {
  expect(await readFile(contractFile, "utf8")).toBe(await renderContract());
});

test("the contract is served, browsable without the network, and marks extensions", async ({ origin }) => {
  const served = (await origin.request({ url: "/knowledge/api/openapi.json" })).json();
  expect(served.paths["/webLogin/logout"].post["x-extension"]).toBe(true);
  expect(served.paths["/webHome/banner"].post).not.toHaveProperty("x-extension");
  expect(served.paths["/webLogin/detail"].post.security).toEqual([{ token: [] }]);
  expect(Object.keys(served.paths).some((path) => path.includes("docs"))).toBe(false);
  const page = await origin.request({ url: "/knowledge/api/docs/" });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
});
