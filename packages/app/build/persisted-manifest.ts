import { copyFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Puts the code generator's manifest (hash → operation) where the server reads it. */
export function persistedManifest(): Plugin {
  let root = "";
  return {
    name: "persisted-manifest",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    async closeBundle() {
      await copyFile(
        path.join(root, "src/gql/persisted-documents.json"),
        path.join(root, "dist/persisted-operations.json"),
      );
    },
  };
}
