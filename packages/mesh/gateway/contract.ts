import { readFileSync } from "node:fs";
import {
  getNamedType,
  isObjectType,
  isUnionType,
  Kind,
  buildASTSchema,
  parse,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
} from "graphql";

/** How a value is written on the wire when clients see another form. */
export type WireForm = "YUAN" | "SHANGHAI_TIME";

/** What the SDL says of one REST call beyond what Mesh reads. */
export interface Call {
  path: string;
  method: string;
  /** Names of the query parameters. */
  parameters: string[];
  /** Names of the parameters that must be given. */
  required: string[];
  extension: boolean;
  signed: boolean;
  playback: boolean;
  /** The fields of each entry when an object by key is handed out as a list. */
  byKey?: { key: string; value: string };
  /** The type of the answer when expected failures are values; without one they are errors. */
  successType?: string;
}

/** The SDL stands beside this module, and beside the bundle made of it. */
export const sdl = readFileSync(new URL("./knowledge.graphql", import.meta.url), "utf8");

const document = parse(sdl);
const schema = buildASTSchema(document, { assumeValidSDL: true });

const directive = (field: FieldDefinitionNode, name: string) =>
  field.directives?.find((candidate) => candidate.name.value === name);

function argument(node: ConstDirectiveNode, name: string): string {
  const value = node.arguments?.find((candidate) => candidate.name.value === name)?.value;
  return value && "value" in value ? String(value.value) : "";
}

function parameterMap(node: ConstDirectiveNode): [wire: string, argument: string][] {
  const value = node.arguments?.find((candidate) => candidate.name.value === "queryParamArgMap")?.value;
  if (value?.kind !== Kind.OBJECT) return [];
  return value.fields.map((field) => [
    field.name.value,
    field.value.kind === Kind.STRING ? field.value.value : "",
  ]);
}

const fields = document.definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION
    ? (definition.fields ?? []).map((field) => ({ parent: definition.name.value, field }))
    : [],
);

/** The success member of a result union, such as `SignedIn` in `SignedIn | Refusal`. */
function successType(parent: string, name: string): string | undefined {
  const type = schema.getType(parent);
  const result = isObjectType(type) ? getNamedType(type.getFields()[name]?.type) : undefined;
  if (!isUnionType(result)) return undefined;
  const members = result.getTypes().map((member) => member.name);
  return members.includes("Refusal") ? members.find((member) => member !== "Refusal") : undefined;
}

function byKey(field: FieldDefinitionNode): Call["byKey"] {
  const found = directive(field, "byKey");
  return found && { key: argument(found, "key"), value: argument(found, "value") };
}

function callOf(parent: string, field: FieldDefinitionNode): [string, Call][] {
  const operation = directive(field, "httpOperation");
  if (!operation) return [];
  const map = parameterMap(operation);
  const required = new Set(
    (field.arguments ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ name }) => name.value),
  );
  const call: Call = {
    path: argument(operation, "path"),
    method: argument(operation, "httpMethod"),
    parameters: map.map(([wire]) => wire),
    required: map.filter(([, name]) => required.has(name)).map(([wire]) => wire),
    extension: Boolean(directive(field, "extension")),
    signed: Boolean(directive(field, "signed")),
    playback: Boolean(directive(field, "playback")),
    byKey: byKey(field),
    successType: successType(parent, field.name.value),
  };
  return [[call.path, call]];
}

/** Every REST call of the contract, by its path. */
export const calls = new Map(fields.flatMap(({ parent, field }) => callOf(parent, field)));

/** Wire names whose values are converted for clients, with the form they have on the wire. */
export const wireForms = new Map(
  fields.flatMap(({ field }): [string, WireForm][] => {
    const wire = directive(field, "wire");
    if (!wire) return [];
    const renamed = directive(field, "resolveRootField");
    // The SDL's own enum is the type, and buildASTSchema would not let another value through.
    return [[renamed ? argument(renamed, "field") : field.name.value, argument(wire, "form") as WireForm]];
  }),
);
