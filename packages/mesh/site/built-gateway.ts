import type { GraphqlHandler } from "./graphql.ts";

/** What `gateway/bundle.ts` makes of Mesh's generated code. */
interface BuiltGateway {
  createBuiltMeshHTTPHandler: () => GraphqlHandler;
  getBuiltMesh: () => Promise<unknown>;
}

/** Loads the built gateway and makes its schema ready. It reads `KNOWLEDGE_API_URL` when a call is made. */
export async function loadGateway(): Promise<GraphqlHandler> {
  const file = new URL("../dist/gateway.js", import.meta.url).href;
  // The build writes it, so no type can be imported.
  const gateway = (await import(/* @vite-ignore */ file)) as BuiltGateway;
  await gateway.getBuiltMesh();
  return gateway.createBuiltMeshHTTPHandler();
}
