import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const call = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const definition = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/;

/** Hash → operation text, as the code generator writes it. */
type Manifest = Record<string, string>;

/** The hash of each operation by its name. */
function hashes(manifest: Manifest): Map<string, string> {
  return new Map(
    Object.entries(manifest).flatMap(([hash, text]) => {
      const name = /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1];
      return name ? [[name, hash] as const] : [];
    }),
  );
}

/**
 * Replaces each `graphql(…)` by what urql needs of a persisted operation: kind, name and hash. The generated module
 * holds every document of the site and would land in the first chunk of every page.
 */
export function inlineOperations(): Plugin {
  let manifestFile = "";
  return {
    name: "inline-operations",
    enforce: "pre",
    configResolved({ root }) {
      manifestFile = path.join(root, "src/gql/persisted-documents.json");
    },
    transform(code, id) {
      if (
        !/\/packages\/app\/src\/.*\.tsx?$/.test(id) ||
        id.includes("/src/gql/") ||
        !code.includes("graphql(")
      )
        return null;
      // Written by the code generator just before.
      const known = hashes(JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest);
      return code.replace(call, (_whole, text: string) => {
        const [, kind, name = ""] = definition.exec(text) ?? [];
        // A fragment is only ever spread and unmasked, both of which happened before the browser.
        if (kind === "fragment") return "{}";
        const hash = known.get(name);
        if (!kind || !hash)
          return this.error(
            `${id}: ${name || "an operation without a name"} is not in the manifest; run npm run codegen`,
          );
        return JSON.stringify({
          kind: "Document",
          __meta__: { hash },
          definitions: [
            {
              kind: "OperationDefinition",
              operation: kind,
              name: { kind: "Name", value: name },
              selectionSet: { kind: "SelectionSet", selections: [] },
            },
          ],
        });
      });
    },
  };
}
