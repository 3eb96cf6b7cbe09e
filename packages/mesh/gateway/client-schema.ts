import { buildASTSchema, Kind, parse, printSchema, visit } from "graphql";

/** Types that serve the annotations alone. */
const internal = new Set(["HTTPMethod", "WireForm", "ObjMap"]);

/** The schema as clients see it: the annotated SDL without its annotations. */
export function clientSchema(sdl: string): string {
  const document = visit(parse(sdl), {
    Directive: () => null,
    DirectiveDefinition: () => null,
    EnumTypeDefinition: (node) => (internal.has(node.name.value) ? null : undefined),
    ScalarTypeDefinition: (node) => (internal.has(node.name.value) ? null : undefined),
  });
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
  return `${printSchema(buildASTSchema({ ...document, definitions }))}\n`;
}
