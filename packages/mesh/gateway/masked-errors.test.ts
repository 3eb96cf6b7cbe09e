import { createSchema, createYoga } from "graphql-yoga";
import { GraphQLError } from "graphql";
import pino from "pino";
import { expect, test } from "vitest";
import { failure } from "./failures.ts";
import { maskedErrors } from "./masked-errors.ts";

const logged: { msg: string; requestId?: string; err?: { message: string; stack: string } }[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const yoga = createYoga({
  maskedErrors: false,
  logging: false,
  plugins: [maskedErrors(log)],
  schema: createSchema({
    typeDefs: `type Query { bug: String, told: String, foreign: String, other: String }`,
    resolvers: {
      Query: {
        bug: () => {
          throw new TypeError("password of the database is 'hunter2'");
        },
        told: () => {
          throw failure("UPSTREAM_TIMEOUT");
        },
        // A code that no one chose to show.
        foreign: () => {
          throw new GraphQLError("connect ECONNREFUSED 10.0.0.7", {
            extensions: { code: "INTERNAL_SERVER_ERROR" },
          });
        },
        other: () => "fine",
      },
    },
  }),
});

async function ask(query: string, requestId = "r-1") {
  logged.length = 0;
  const answer = await yoga.fetch("http://gateway/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": requestId },
    body: JSON.stringify({ query }),
  });
  return { text: await answer.clone().text(), body: await answer.json() };
}

test("a bug answers opaquely and is logged once, both with the request's id", async () => {
  const { text, body } = await ask("{ bug other }", "r-42");
  expect(body).toEqual({
    data: { bug: null, other: "fine" },
    errors: [
      {
        message: "服务器开小差了，请稍后再试（编号 r-42）",
        path: ["bug"],
        extensions: { code: "INTERNAL", requestId: "r-42" },
      },
    ],
  });
  expect(text).not.toMatch(/hunter2|TypeError|\.ts/);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    requestId: "r-42",
    err: { message: expect.stringContaining("hunter2") },
  });
});

test("a failure that was written to be read stays and is not logged", async () => {
  const { body } = await ask("{ told }");
  expect(body.errors).toEqual([
    {
      message: "服务器十六秒没有回应，请稍后再试",
      path: ["told"],
      extensions: { code: "UPSTREAM_TIMEOUT" },
    },
  ]);
  expect(logged).toHaveLength(0);
});

test("a code of the framework's does not let inner words out", async () => {
  const { text, body } = await ask("{ foreign }");
  expect(body.errors).toMatchObject([{ extensions: { code: "INTERNAL" } }]);
  expect(text).not.toContain("10.0.0.7");
});

test.each([
  ["{ nothing }", "GRAPHQL_VALIDATION_FAILED"],
  ["{ bug ", "GRAPHQL_PARSE_FAILED"],
])("%j is told, with its place, to the developer who wrote it", async (query, code) => {
  const { body } = await ask(query);
  expect(body.errors).toMatchObject([{ locations: [{ line: 1 }], extensions: { code } }]);
  expect(logged).toHaveLength(0);
});
