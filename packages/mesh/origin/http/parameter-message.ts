import type { FastifySchema, FastifySchemaValidationError } from "fastify";

/** A parameter's Chinese name is its schema's `title`; `x-refusal` replaces the whole message (spec §5, §8). */
interface ParameterSchema {
  title?: string;
  "x-refusal"?: string;
}

const parametersOf = (schema: FastifySchema | undefined, part: string | undefined) => {
  const container = part ? schema?.[part as keyof FastifySchema] : undefined;
  // Our route schemas are TypeBox objects: plain JSON Schema with `properties`.
  return (container as { properties?: Record<string, ParameterSchema> } | undefined)?.properties ?? {};
};

function complaint({ keyword, params }: FastifySchemaValidationError) {
  const { limit } = params as { limit?: number };
  switch (keyword) {
    case "required":
      return "不能为空";
    case "maxLength":
      return `最多 ${limit} 个字`;
    case "minLength":
      return `至少 ${limit} 个字`;
    case "maximum":
      return `不能大于 ${limit}`;
    case "minimum":
      return `不能小于 ${limit}`;
    case "enum":
    case "const":
    case "anyOf":
      return "不在可选范围内";
    default:
      return "格式不正确";
  }
}

/** Says in Chinese which parameter is wrong and how. */
export function parameterMessage(
  schema: FastifySchema | undefined,
  errors: FastifySchemaValidationError[],
  part: string | undefined,
): string {
  const parameters = parametersOf(schema, part);
  const [error] = errors;
  if (!error) return "请求的格式不正确";
  const { requiredProperties } = error.params as { requiredProperties?: string[] };
  const name = requiredProperties?.[0] ?? error.instancePath.split("/")[1] ?? "";
  const parameter = parameters[name];
  if (parameter?.["x-refusal"]) return parameter["x-refusal"];
  return `${parameter?.title ? `${parameter.title}（${name}）` : `参数 ${name}`}${complaint(error)}`;
}
