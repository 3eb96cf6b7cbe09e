import { connect } from "node:net";
import { describe, expect } from "vitest";
import { Type } from "typebox";
import { test, type TestOrigin } from "../test/test-origin.ts";
import { guardAccess } from "./access.ts";
import Fastify from "fastify";

/** One whole request over a socket, for what inject cannot send. */
async function overTheWire(origin: TestOrigin, head: string): Promise<string> {
  const url = new URL(await origin.app.listen({ port: 0, host: "127.0.0.1" }));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(head));
    let answer = "";
    socket.on("data", (data) => {
      answer += data.toString();
      if (/\}\s*$/.test(answer)) {
        socket.destroy();
        resolve(answer);
      }
    });
    socket.on("error", reject);
  });
}

describe("malformed input", () => {
  test("names the parameter in Chinese and what is wrong with it", async ({ origin }) => {
    const page = (query: Record<string, string>) => origin.call("/webCourse/coursePage", query);
    const said = async (query: Record<string, string>) => (await page(query)).msg;
    expect(await page({ current: "x" })).toEqual({
      code: 500,
      msg: "页码（current）格式不正确",
      data: null,
      reason: "BAD_PARAMETER",
    });
    expect(await said({ size: "101" })).toBe("每页条数（size）不能大于 100");
    expect(await said({ current: "-1" })).toBe("页码（current）不能小于 0");
    expect(await said({ itemId: "1.5" })).toBe("分类（itemId）格式不正确");
    expect(await said({ keyword: "字".repeat(101) })).toBe("关键词（keyword）最多 100 个字");
    expect(await said({ keyword: "a\0b" })).toBe("关键词（keyword）格式不正确");
    expect((await origin.call("/webCourse/courseDetail")).msg).toBe("课程编号（id）不能为空");
    expect((await origin.call("/webCourse/courseDetail", { id: "99999999999" })).reason).toBe(
      "BAD_PARAMETER",
    );
  });

  test("takes an empty parameter for one that was not given", async ({ origin }) => {
    expect(
      await origin.call("/webCourse/coursePage", { itemId: "", keyword: "", current: "" }),
    ).toMatchObject({
      code: 200,
      data: { total: 15 },
    });
  });

  test("answers a keyword of a megabyte in words, though the address exceeds what Node reads", async ({
    origin,
  }) => {
    const path = `/knowledge/api/webCourse/coursePage?keyword=${"x".repeat(1_000_000)}`;
    const answer = await overTheWire(origin, `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(JSON.parse(answer.slice(answer.indexOf("{")))).toEqual({
      code: 500,
      msg: "输入的内容太长了，请缩短后再试",
      data: null,
      reason: "BAD_PARAMETER",
    });
  });

  test("is an envelope also when the body is wrong, too large or of an unknown kind", async ({ origin }) => {
    const post = async (payload: string, type: string) => {
      const url = "/knowledge/api/webHome/banner";
      const response = await origin.request({
        method: "POST",
        url,
        payload,
        headers: { "content-type": type },
      });
      return [response.statusCode, response.json().code, response.json().reason ?? null];
    };
    expect(await post("{", "application/json")).toEqual([200, 500, "BAD_PARAMETER"]);
    expect(await post("x".repeat(2_000_000), "application/json")).toEqual([200, 500, "BAD_PARAMETER"]);
    expect(await post("", "application/json")).toEqual([200, 200, null]);
    expect(await post("a=1", "application/x-www-form-urlencoded")).toEqual([200, 200, null]);
  });

  test("on an unknown path is HTTP 404 with the same envelope", async ({ origin }) => {
    const response = await origin.request({ method: "POST", url: "/knowledge/api/webHome/none" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 500, msg: "请求的内容不存在", data: null, reason: "NOT_FOUND" });
  });
});

describe("a bug", () => {
  test("is logged once with the request's id and answered without a word about itself", async ({
    origin,
  }) => {
    // The table's name is wrong from here on, so the query throws as any bug would.
    await origin.db.schema.alterTable("banner").renameTo("no_banner").execute();
    const response = await origin.request({ method: "POST", url: "/knowledge/api/webHome/banner" });
    const id = String(response.headers["x-request-id"]);
    expect(response.json()).toEqual({
      code: 500,
      msg: `服务器开小差了，请稍后再试（编号 ${id}）`,
      data: null,
      reason: "INTERNAL",
    });
    const errors = origin.logged.filter((line) => JSON.parse(line).level === 50);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(id);
    expect(errors[0]).toContain("does not exist");
  });
});

describe("a route", () => {
  const app = ({ db, clock }: TestOrigin) => {
    const fastify = Fastify();
    guardAccess(fastify, { db, clock });
    return fastify;
  };
  test("that does not say who may call it stops the start", ({ origin }) => {
    const forgetful = () =>
      app(origin).post("/x", { schema: { querystring: Type.Object({}) } }, async () => "");
    expect(forgetful).toThrow("POST /x does not say who may call it");
    expect(() => app(origin).get("/y", async () => "")).toThrow("/y does not say");
  });

  test("that says it, starts", ({ origin }) => {
    expect(() => app(origin).post("/x", { schema: { access: "public" } }, async () => "")).not.toThrow();
  });
});

describe("health", () => {
  test("is alive, and ready when the database answers with every migration applied", async ({ origin }) => {
    expect((await origin.request({ url: "/healthz" })).statusCode).toBe(200);
    expect((await origin.request({ url: "/readyz" })).json()).toEqual({ status: "ready" });
    await origin.db.deleteFrom("kysely_migration" as never).execute();
    expect((await origin.request({ url: "/readyz" })).statusCode).toBe(503);
  });
});
