import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";

/** An empty parameter (`itemId=`) is one that was not given. */
const withoutBlanks = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));

const holdsNul = (value: unknown) => typeof value === "string" && value.includes("\0");

/** PostgreSQL text cannot hold U+0000, so it is refused here as a malformed parameter. */
const nulErrors = (query: object): FastifySchemaValidationError[] =>
  Object.entries(query)
    .filter(([, value]) => holdsNul(value))
    .map(([name]) => ({
      instancePath: `/${name}`,
      schemaPath: "",
      keyword: "pattern",
      params: {},
      message: "NUL",
    }));

/** Validates with TypeBox; query strings are converted to their types first and given their defaults. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (input: unknown) => {
    const isText = httpPart === "querystring" || httpPart === "params";
    const given = isText && typeof input === "object" && input !== null ? withoutBlanks(input) : input;
    const value = isText ? Value.Default(schema, Value.Convert(schema, given)) : given;
    const error = [...(isText ? nulErrors(given as object) : []), ...validator.Errors(value)];
    return error.length > 0 ? { error } : { value };
  };
};
