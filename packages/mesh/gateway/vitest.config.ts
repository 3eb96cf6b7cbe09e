import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "gateway",
    root: import.meta.dirname,
    environment: "node",
    include: ["**/*.test.ts", "../site/**/*.test.ts", "../test/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
