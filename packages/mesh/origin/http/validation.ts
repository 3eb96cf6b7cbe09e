import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";

/** An empty parameter (`itemId=`) is one that was not given. */
const withoutBlanks = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));

/** Integers are read exactly: `1.5` and `1e3` stay text and fail. */
function read(value: unknown, { type }: { type?: string }) {
  if (typeof value === "string" && type === "integer" && /^-?\d{1,15}$/.test(value)) return Number(value);
  return value;
}

/** Query strings are text; parameters that are numbers become numbers. */
function readParameters(schema: TSchema, query: object) {
  // Parameter schemas are TypeBox objects: plain JSON Schema with `properties`.
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, read(value, properties[name] ?? {})]),
  );
}

const holdsNul = (value: unknown) => typeof value === "string" && value.includes("\0");

/** PostgreSQL text cannot hold U+0000, so it is refused here as a malformed parameter. */
const nulErrors = (input: object): FastifySchemaValidationError[] =>
  Object.entries(input)
    .filter(([, value]) => holdsNul(value))
    .map(([name]) => ({
      instancePath: `/${name}`,
      schemaPath: "",
      keyword: "pattern",
      params: {},
      message: "NUL",
    }));

/** Validates with TypeBox; query strings are read into their types first and given their defaults. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    const isText = httpPart === "querystring" || httpPart === "params";
    const given = isText && typeof input === "object" && input !== null ? withoutBlanks(input) : input;
    const value = isText ? Value.Default(schema, readParameters(schema, given as object)) : given;
    const nul = typeof given === "object" && given !== null ? nulErrors(given) : [];
    const error = [...nul, ...validator.Errors(value)];
    return error.length > 0 ? { error } : { value };
  };
};
