import type { YamlConfig } from "@graphql-mesh/types";

export default {
  customFetch: "./gateway/upstream-fetch.ts",
  sources: [
    {
      name: "Knowledge",
      handler: {
        // The SDL names no real host: upstream-fetch.ts puts KNOWLEDGE_API_URL in its place when a call is made.
        openapi: { source: "./gateway/knowledge.graphql" },
      },
    },
  ],
  additionalResolvers: ["./gateway/subscriptions.ts"],
  additionalEnvelopPlugins: "./gateway/plugins.ts",
  serve: { endpoint: "/graphql", playground: { offline: true } },
} satisfies YamlConfig.Config;
