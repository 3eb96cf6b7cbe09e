import { createHash } from "node:crypto";
import { request, type ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakeUpstream, ok } from "./fake-upstream.ts";
import { runServer } from "./run-server.ts";

type Server = Awaited<ReturnType<typeof runServer>>;

/** What only a stack trace or a path of this machine holds. */
const traces = /node_modules|\n\s+at |\.ts:\d|file:\/\//;

/** A request whose answer is left as it came over the wire; fetch would unpack it. */
const rawGet = (url: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("the whole product on one port", () => {
  let server: Server;
  beforeAll(async () => {
    server = await runServer();
  }, 120_000);
  afterAll(() => server.stop());

  test("it is alive and ready", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("assets come precompressed, immutable, and as what they are", async () => {
    const { html } = await server.page("/");
    const [, script = ""] = /(\/assets\/[^"]+\.js)/.exec(html) ?? [];
    const asset = await rawGet(server.url + script, { "accept-encoding": "br, gzip" });
    expect(asset.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
    });
    const plain = await rawGet(server.url + script, {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(asset.body).equals(plain.body)).toBe(true);
  });

  test("a missing asset is a 404 of its own and never the page", async () => {
    const { status, html } = await server.page("/assets/gone-abc123.js");
    expect(status).toBe(404);
    expect(html).toContain("没有这个地址");
  });

  test("a page is compressed, revalidated by its ETag, and given once more when it differs", async () => {
    const first = await rawGet(`${server.url}/courselist`, { "accept-encoding": "br" });
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      vary: expect.stringContaining("accept-encoding"),
    });
    const etag = String(first.headers["etag"]);
    const again = await rawGet(`${server.url}/courselist`, {
      "accept-encoding": "br",
      "if-none-match": etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await rawGet(`${server.url}/courselist`, {
      "accept-encoding": "gzip",
      "if-none-match": etag,
    });
    expect([other.status, other.headers["content-encoding"]]).toEqual([200, "gzip"]);
    const refused = await rawGet(`${server.url}/courselist`, { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(refused.headers["content-encoding"]).toBeUndefined();
  });

  test.each(["/no/such/page", "/cousrsedetail/999999"])(
    "%s is a Chinese page with status 404",
    async (address) => {
      const { status, html, headers } = await server.page(address);
      expect(status).toBe(404);
      expect(headers.get("content-type")).toContain("text/html");
      expect(html).toMatch(/没有这一页|课程不存在|没有这门课|没有找到/);
      expect(html).not.toMatch(traces);
    },
  );

  test("a keyword of a megabyte is refused in Chinese, wherever it comes in", async () => {
    const keyword = "针".repeat(350_000);
    const page = await server.page(`/courselist?keyword=${"a".repeat(1_000_000)}`);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    expect(page.html).toContain("搜索的内容太长了");
    const graphql = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: "query Find($keyword: String) { courses(keyword: $keyword) { total } }",
        variables: { keyword },
      }),
    });
    const text = await graphql.text();
    expect(graphql.status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: "提交的内容太长了，请缩短后再试" }] });
    expect(page.html + text).not.toMatch(traces);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ["/graphql", "{not json"],
    ["/graphql", '{"query":"{ nothing }"}'],
    ["/graphql", '{"query":7}'],
    ["/knowledge/api/webCourse/courseDetail?id=abc", ""],
    ["/knowledge/api/no/such/call", ""],
    ["/somewhere", "x"],
  ])("a bad request to %s (%j) tells no stack", async (address, body) => {
    const answer = await fetch(server.url + address, {
      method: "POST",
      headers: body ? { "content-type": "application/json" } : {},
      body: body || null,
    });
    const text = await answer.text();
    expect(text).not.toMatch(traces);
    expect(JSON.parse(text)).toBeTypeOf("object");
  });

  test("an encoded address that cannot be read is answered in words", async () => {
    const { status, html } = await server.page("/%E0%A4%A");
    expect(status).toBe(400);
    expect(html).toContain("这个地址读不懂");
  });

  test("search engines find every course and none of what is personal", async () => {
    const { html: sitemap, headers } = await server.page("/sitemap.xml");
    expect(headers.get("content-type")).toContain("xml");
    const { data } = await server.ask("{ courses(pageSize: 100) { total } }");
    expect(sitemap.match(/\/cousrsedetail\/\d+</g)).toHaveLength(data.courses.total);
    expect(sitemap).toContain(`<loc>${server.url}/</loc>`);
    expect(sitemap).not.toContain("/bought");
    const { html: robots } = await server.page("/robots.txt");
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  test("the raw REST API and its description are on the same port", async () => {
    const raw = await fetch(`${server.url}/knowledge/api/webCourse/coursePage?size=3`, { method: "POST" });
    const answer = (await raw.json()) as { code: number; data: { records: object[] } };
    expect(answer.code).toBe(200);
    expect(answer.data.records).toHaveLength(3);
    const openapi = await fetch(`${server.url}/knowledge/api/openapi.json`);
    expect(await openapi.json()).toHaveProperty("openapi");
    const cover = await fetch(`${server.url}/media/covers/weijing.avif`);
    expect([cover.status, cover.headers.get("content-type")]).toEqual([200, "image/avif"]);
  });

  test("long GraphQL answers are compressed, short ones are not", async () => {
    const get = (query: string) =>
      rawGet(`${server.url}/graphql?query=${encodeURIComponent(query)}`, {
        "accept-encoding": "br",
        accept: "application/json",
      });
    const long = await get("{ courses(pageSize: 30) { items { id name summary cover } } }");
    expect(long.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(brotliDecompressSync(long.body).toString()).data.courses.items).toHaveLength(30);
    const short = await get("{ site { name } }");
    expect(short.headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(short.body.toString())).toEqual({ data: { site: { name: "杏林针道" } } });
  });

  test("a browser at /graphql gets the explorer, without another host", async () => {
    const { status, html } = await server.page("/graphql", { accept: "text/html" });
    expect(status).toBe(200);
    expect(html).toMatch(/graphiql/i);
    expect(html).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);
  });

  test("pages carry their security headers", async () => {
    const { headers } = await server.page("/");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  test("only the page's own inline scripts run: the policy names the hash of each", async () => {
    const { headers, html } = await server.page("/");
    const [, allowed = ""] = /script-src ([^;]+)/.exec(headers.get("content-security-policy") ?? "") ?? [];
    expect(allowed).not.toContain("unsafe");
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(inline).toHaveLength(2);
    for (const text of inline) {
      expect(allowed).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    }
  });

  test("a rendered page paints without waiting for a sheet, and brings none that its markup does not use", async () => {
    const { html } = await server.page("/agreement");
    const [, inline = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const blocking = html.replace(/<noscript>[\s\S]*?<\/noscript>/, "").match(/<link rel="stylesheet"/);
    expect(blocking).toBeNull();
    const [, sheet = ""] = /<noscript><link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html) ?? [];
    const whole = await (await fetch(server.url + sheet)).text();
    expect(inline.length).toBeGreaterThan(5000);
    expect(inline.length).toBeLessThan(whole.length / 2);
    const [, name = "missing"] = /<h1 class="([\w-]+)/.exec(html) ?? [];
    expect(inline).toContain(`.${name}`);
  });
});

describe("when the origin is gone", () => {
  let server: Server;
  beforeAll(async () => {
    const gone = await fakeUpstream({});
    await gone.stop();
    server = await runServer({ KNOWLEDGE_API_URL: gone.url });
  });
  afterAll(() => server.stop());

  test("the server is alive and not ready", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  });

  test("the gateway and the raw API say so in Chinese", async () => {
    const { errors } = await server.ask("{ courses { total } }");
    expect(errors).toMatchObject([
      { message: "暂时连不上服务器，请稍后再试", extensions: { code: "UPSTREAM_UNREACHABLE" } },
    ]);
    const raw = await fetch(`${server.url}/knowledge/api/webHome/banner`, { method: "POST" });
    expect(await raw.json()).toMatchObject({ code: 500, msg: "暂时连不上服务器，请稍后再试" });
  });

  test.each(["/", "/courselist", "/cousrsedetail/1"])(
    "%s still brings its frame and scripts",
    async (address) => {
      const { status, html } = await server.page(address);
      expect(status).toBeLessThan(600);
      expect(html).toMatch(/<script>[^<]*"\/assets\/[^"]+\.js"/);
      expect(html).toContain("杏林针道");
      expect(html).not.toMatch(traces);
    },
  );
});

test("a stream whose reader has left is hung up on upstream", async () => {
  const left = Promise.withResolvers<void>();
  const upstream = await fakeUpstream({
    "/webSsem/start": (_request: unknown, response: ServerResponse) => {
      response.on("close", left.resolve);
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: OK\n\n");
    },
  });
  const server = await runServer({ KNOWLEDGE_API_URL: upstream.url });
  const leaving = new AbortController();
  const answer = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query: `subscription { qrSignIn(clientId: "one") { kind } }` }),
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  while (!heard.includes("READY")) heard += (await reader?.read())?.value ?? "";
  leaving.abort();
  await expect(left.promise).resolves.toBeUndefined();
  await server.stop();
  await upstream.stop();
});

test("told to stop, the server finishes what is running, takes nothing new, and ends with 0", async () => {
  const asked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow = await fakeUpstream({
    "/webHome/homeParam": async (_request: unknown, response: { end: (text: string) => void }) => {
      asked.resolve();
      await release.promise;
      response.end(JSON.stringify(ok({ siteName: "慢慢来" })));
    },
  });
  const server = await runServer({ KNOWLEDGE_API_URL: slow.url });
  const running = server.ask("{ site { name } }");
  await asked.promise;
  const stopped = server.stop();
  await server.printed(/running requests finish first/);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed");
  release.resolve();
  expect(await running).toEqual({ data: { site: { name: "慢慢来" } } });
  expect(await stopped).toBe(0);
  await slow.stop();
});

test("without the app's build the server ends with one sentence", async () => {
  await expect(runServer({ APP_DIR: "no/such/build" })).rejects.toThrow(
    /^server\.ts ended \(1\):\nThe app is not built \(.*\): run `npm run build`\.\n$/,
  );
});

test("a setting that cannot be meant is named in one sentence", async () => {
  await expect(runServer({ RATE_LIMIT: "many" })).rejects.toThrow(
    /^server\.ts ended \(1\):\nRATE_LIMIT=many is not a whole number.*\n$/,
  );
});
