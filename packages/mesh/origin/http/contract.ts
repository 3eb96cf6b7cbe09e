import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import type { Access } from "./access.ts";

/** `learner` needs the token header, `visitor` may send it. */
function securityOf(access: Access | undefined): Pick<FastifySchema, "security"> {
  if (access === "learner") return { security: [{ token: [] }] };
  if (access === "visitor") return { security: [{ token: [] }, {}] };
  return {};
}

/** Writes the OpenAPI document from the route schemas; register it before the routes. */
export async function describeRoutes(app: FastifyInstance, basePath: string) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "杏林针道 /knowledge/api",
        version: "1.0.0",
        description:
          "Every call answers HTTP 200 with {code, msg, data}: 200 fine, 403 not signed in, 500 refused with a readable msg. Calls marked x-extension go beyond the product's own list.",
      },
      servers: [{ url: basePath }],
      components: {
        securitySchemes: { token: { type: "apiKey", in: "header", name: "token" } },
      },
    },
    stripBasePath: true,
    // `access` and `extension` are ours; what the contract says of them are x- fields and the token.
    transform: ({ schema, url }) => {
      const { access, extension, ...described }: FastifySchema = schema ?? {};
      const tags = url.split("/").slice(-2, -1);
      const marks = { tags, "x-access": access, ...(extension && { "x-extension": true }) };
      return { url, schema: { ...described, ...marks, ...securityOf(access) } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: `${basePath}/docs`,
    logLevel: "silent",
    uiConfig: { docExpansion: "list", tryItOutEnabled: true },
  });
  app.get(
    `${basePath}/openapi.json`,
    { schema: { access: "public", hide: true }, logLevel: "silent" },
    async () => app.swagger(),
  );
}
