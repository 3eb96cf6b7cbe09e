import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeUpstream, ok, type FakeUpstream } from "./fake-upstream.ts";
import { openGateway } from "./open-gateway.ts";

const persisted = "query Name { site { name } }";
const hash = createHash("sha256").update(persisted).digest("hex");

let upstream: FakeUpstream;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  upstream = await fakeUpstream({
    "/webHome/homeParam": ok({ siteName: "杏林针道" }),
    "/webHome/coursePickItem": ok([]),
    "/webCourse/coursePage": ok({ total: 0, records: [] }),
    "/webLogin/detail": ok({ id: 1, nickname: "林知夏" }),
    "/webLogin/logout": ok(null),
    "/SmsVerify/web/smsValid": ok(null),
  });
  const manifest = path.join(await mkdtemp(path.join(tmpdir(), "operations-")), "operations.json");
  await writeFile(manifest, JSON.stringify({ [hash]: persisted }));
  gateway = await openGateway({
    KNOWLEDGE_API_URL: upstream.url,
    PERSISTED_OPERATIONS: manifest,
    SMS_SIGN_SECRET: "shared",
  });
});
afterAll(() => upstream.stop());
beforeEach(() => void upstream.seen.splice(0));

const paths = () => upstream.seen.map((request) => request.path);

test("equal reads of one operation are one request; different ones are their own", async () => {
  const { data } = await gateway.ask(`{
    a: site { name } b: site { slogan }
    one: pickedCourses(typeId: 1) { id } again: pickedCourses(typeId: 1) { name } two: pickedCourses(typeId: 2) { id }
  }`);
  expect(data.a.name).toBe("杏林针道");
  expect(paths().toSorted()).toEqual([
    "/webHome/coursePickItem",
    "/webHome/coursePickItem",
    "/webHome/homeParam",
  ]);
});

test("two operations share nothing", async () => {
  await Promise.all([
    gateway.ask("{ me { id } }", { token: "a" }),
    gateway.ask("{ me { id } }", { token: "b" }),
  ]);
  expect(new Set(upstream.seen.map(({ token }) => token))).toEqual(new Set(["a", "b"]));
  expect(upstream.seen).toHaveLength(2);
});

test("two equal mutations of one operation are two requests", async () => {
  await gateway.ask("mutation { a: signOut { done } b: signOut { done } }", { token: "a" });
  expect(paths()).toEqual(["/webLogin/logout", "/webLogin/logout"]);
});

test("the token goes to the upstream, and without one none goes", async () => {
  await gateway.ask("{ me { id } }", { token: "opaque-1" });
  await gateway.ask("{ site { name } }");
  expect(upstream.seen.map(({ token }) => token || undefined)).toEqual(["opaque-1", undefined]);
});

test("arguments reach the wire under the specification's names", async () => {
  await gateway.ask(
    `{ courses(page: 2, pageSize: 5, sort: HOTTEST, categoryId: 11, keyword: "针 & 灸") { total } }`,
  );
  expect(Object.fromEntries(upstream.seen[0]?.query ?? [])).toEqual({
    current: "2",
    size: "5",
    isHot: "1",
    itemId: "11",
    keyword: "针 & 灸",
  });
});

test("a request for a code is signed on the way, and the secret stays here", async () => {
  const answer = await gateway.ask(`mutation { requestSignInCode(mobile: "13800000001") { __typename } }`);
  expect(answer.data.requestSignInCode.__typename).toBe("SignInCodeSent");
  const query = upstream.seen[0]?.query;
  const signed = `13800000001${query?.get("nonce")}${query?.get("timestamp")}shared`;
  expect(query?.get("sign")).toBe(createHash("md5").update(signed).digest("hex"));
  expect(Math.abs(Number(query?.get("timestamp")) - Date.now())).toBeLessThan(10_000);
  expect(String(query)).not.toContain("shared");
});

test("an operation of the app's build runs by its hash; an unknown hash is refused with a code", async () => {
  const extensions = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const known = await gateway.send(extensions(hash));
  expect(await known.json()).toEqual({ data: { site: { name: "杏林针道" } } });
  const unknown = await gateway.send(extensions("0".repeat(64)));
  expect(await unknown.json()).toMatchObject({
    errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }],
  });
});

const nested = (depth: number, fields = "id"): string =>
  depth === 0 ? fields : `${fields} children { ${nested(depth - 1, fields)} }`;

test.each([
  ["too deep", `{ categories { ${nested(13)} } }`],
  ["too many aliases", `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: site { name }`).join(" ")} }`],
  ["too many tokens", `{ site { ${"name ".repeat(1001)} } }`],
  [
    "too costly",
    `{ ${Array.from({ length: 8 }, (_, n) => `c${n}: categories { ${nested(10, "id name note parentId")} }`).join(" ")} }`,
  ],
])("an operation that is %s is refused with a code before it runs", async (_why, query) => {
  const answer = await gateway.send({ query });
  const text = await answer.text();
  const { errors } = JSON.parse(text);
  expect(errors[0].extensions.code).toMatch(/^(?:BAD_REQUEST|GRAPHQL_PARSE_FAILED)$/);
  expect(text).not.toMatch(/node_modules|\bat [A-Za-z]+\.|stack/);
  expect(upstream.seen).toHaveLength(0);
});
