// npm run schema : writes schema.graphql from the annotated SDL; a test fails when the two differ.
import { writeFileSync } from "node:fs";
import { clientSchema } from "./client-schema.ts";
import { sdl } from "./contract.ts";

writeFileSync(new URL("../schema.graphql", import.meta.url), clientSchema(sdl));
