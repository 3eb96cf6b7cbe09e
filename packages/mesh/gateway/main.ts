/** Only the gateway, on PORT, in front of KNOWLEDGE_API_URL: `npm run gateway`. */
import { enableCompileCache } from "node:module";
import { createServer } from "node:http";

enableCompileCache();
const wanted = Number(process.env["PORT"] || 4000);
const upstream = process.env["KNOWLEDGE_API_URL"];

if (!upstream) {
  process.stderr.write(
    "KNOWLEDGE_API_URL is not set: name the deployment, such as http://127.0.0.1:4001/knowledge/api (`npm run origin` starts one).\n",
  );
  process.exit(1);
}
const { loadGateway } = await import("../site/built-gateway.ts");
const handler = await loadGateway();
const server = createServer((request, response) => void handler(request, response));
server.listen(wanted, process.env["HOST"] || "0.0.0.0", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : wanted;
  process.stdout.write(`GraphQL http://localhost:${port}/graphql, asking ${upstream}\n`);
});
const stop = () => {
  server.close(() => process.exit(0));
  // What is busy now hangs up after its answer.
  setInterval(() => server.closeIdleConnections(), 100);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
