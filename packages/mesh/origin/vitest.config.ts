import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "origin",
    root: import.meta.dirname,
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    // PGlite is one session: a test's open transaction would hold up every other file's.
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
