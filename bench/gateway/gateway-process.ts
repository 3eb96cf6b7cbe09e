// The gateway alone behind a plain HTTP server: what is measured is Mesh, not the site around it.
import { createServer, type RequestListener } from "node:http";

const { createBuiltMeshHTTPHandler, getBuiltMesh } = (await import(
  new URL("../../packages/mesh/dist/gateway.js", import.meta.url).href
)) as { createBuiltMeshHTTPHandler: () => RequestListener; getBuiltMesh: () => Promise<unknown> };

await getBuiltMesh();
createServer(createBuiltMeshHTTPHandler()).listen(Number(process.env["PORT"]), "127.0.0.1");
