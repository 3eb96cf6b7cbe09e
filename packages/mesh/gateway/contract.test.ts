import { readFile } from "node:fs/promises";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { clientSchema } from "./client-schema.ts";
import { calls, sdl } from "./contract.ts";
import { cachedCoordinates } from "./response-cache.ts";

const readText = (file: string) => readFile(new URL(`../${file}`, import.meta.url), "utf8");

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>;
}

const openapi = JSON.parse(await readText("openapi.json")) as OpenApi;

test("the contract has a call for each part of the product", () => {
  expect(calls.size).toBeGreaterThanOrEqual(20);
});

test.each([...calls.values()])("$method $path is in openapi.json with its parameters", (call) => {
  const operation = openapi.paths[call.path]?.[call.method.toLowerCase()];
  expect(operation, `${call.method} ${call.path}`).toBeDefined();
  const query = (operation?.parameters ?? []).filter((parameter) => parameter.in === "query");
  const names = query.map(({ name }) => name);
  // A flag stands for two parameters of its own on the wire.
  const sent = call.parameters.flatMap((name) => (name === "flag" ? ["isNew", "isHot"] : [name]));
  expect(names).toEqual(expect.arrayContaining(sent));
  const added = call.signed ? ["nonce", "timestamp", "sign"] : [];
  const demanded = query.filter(({ required }) => required).map(({ name }) => name);
  expect([...call.required, ...added]).toEqual(expect.arrayContaining(demanded));
});

test("schema.graphql is what the annotated contract says, without its annotations", async () => {
  const schema = await readText("schema.graphql");
  expect(schema).toBe(clientSchema(sdl));
  expect(schema).not.toMatch(/@httpOperation|@wire|ObjMap/);
});

test("every query says how long its answer may be reused, so none is cached unthought", () => {
  const fields = Object.keys(buildSchema(clientSchema(sdl)).getQueryType()?.getFields() ?? {});
  expect(cachedCoordinates.toSorted()).toEqual(fields.map((field) => `Query.${field}`).toSorted());
});

test("every query and mutation is described", () => {
  const schema = buildSchema(clientSchema(sdl));
  const queries = Object.values({
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
  });
  expect(queries.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test("developers get a type for every type of the schema", async () => {
  const types = await readText("dist/client.d.ts");
  const named = Object.keys(buildSchema(clientSchema(sdl)).getTypeMap()).filter(
    (name) =>
      !name.startsWith("__") && !["ID", "Int", "Float", "String", "Boolean", "DateTime"].includes(name),
  );
  expect(named.length).toBeGreaterThan(25);
  for (const name of named) expect(types).toMatch(new RegExp(`^export type ${name} =`, "m"));
});
