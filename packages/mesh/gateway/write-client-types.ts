// Writes dist/client.d.ts, the schema's types for developers: `import type { Course } from "@xinglin/mesh/client"`.
import { writeFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import { parse } from "graphql";
import { clientSchema } from "./client-schema.ts";
import { sdl } from "./contract.ts";

const types = await codegen({
  filename: "client.d.ts",
  schema: parse(clientSchema(sdl)),
  documents: [],
  // As JSON brings them: ids and moments are texts.
  config: { enumsAsTypes: true, immutableTypes: true, scalars: { ID: "string", DateTime: "string" } },
  plugins: [{ typescript: {} }],
  pluginMap: { typescript },
});
await writeFile(new URL("../dist/client.d.ts", import.meta.url), types);
