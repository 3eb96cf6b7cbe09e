import type { DocumentNode } from "graphql";

/** The hash that the code generator embeds in each document; the server's manifest is keyed by it. */
export function operationHash(document: unknown): string {
  const hash = (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;
  if (!hash)
    throw new Error("This document is not in the persisted manifest: write it with graphql() from src/gql.");
  return hash;
}
