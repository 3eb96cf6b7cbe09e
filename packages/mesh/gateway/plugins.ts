import path from "node:path";
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import { usePersistedOperations as persisted } from "@graphql-yoga/plugin-persisted-operations";
import pino from "pino";
import { maskedErrors } from "./masked-errors.ts";
import { persistedOperations } from "./persisted-operations.ts";
import { responseCache } from "./response-cache.ts";

const { env } = process;
const log = pino({ level: env["LOG_LEVEL"] || "info", base: { part: "gateway" } });

// This module runs from packages/mesh/gateway and, bundled, from packages/mesh/dist: both one below the package.
const repository = path.resolve(import.meta.dirname, "../../..");
const operations = persistedOperations(
  env["PERSISTED_OPERATIONS"] ?? path.join(repository, "packages/app/dist/persisted-operations.json"),
  path.join(path.resolve(repository, env["DATA_DIR"] || ".data"), "persisted-operations"),
);

const overLimit = { propagateOnRejection: true, exposeLimits: true };

/** Mesh hands these to Yoga, in this order. */
export default [
  persisted({
    getPersistedOperation: (hash) => operations.get(hash) ?? null,
    // The gateway is a public interface for developers; what they may ask is limited below.
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
  }),
  maxTokensPlugin({ n: 1000, ...overLimit }),
  maxDepthPlugin({ n: 12, ...overLimit }),
  maxAliasesPlugin({ n: 30, ...overLimit }),
  costLimitPlugin({ maxCost: 8000, ...overLimit }),
  ...(env["RESPONSE_CACHE"] === "off" ? [] : [responseCache()]),
  maskedErrors(log),
];
