import { existsSync } from "node:fs";
import type { GraphqlHandler } from "./graphql.ts";
import { CannotStart } from "./settings.ts";

/** What `gateway/bundle.ts` makes of Mesh's generated code. */
interface BuiltGateway {
  createBuiltMeshHTTPHandler: () => GraphqlHandler;
  getBuiltMesh: () => Promise<unknown>;
}

/** Loads the built gateway and makes its schema ready. It reads `KNOWLEDGE_API_URL` when a call is made. */
export async function loadGateway(): Promise<GraphqlHandler> {
  const file = new URL("../dist/gateway.js", import.meta.url);
  if (!existsSync(file)) throw new CannotStart("The gateway is not built: run `npm run build`.");
  // The build writes it, so no type can be imported.
  const gateway = (await import(/* @vite-ignore */ file.href)) as BuiltGateway;
  await gateway.getBuiltMesh();
  return gateway.createBuiltMeshHTTPHandler();
}
