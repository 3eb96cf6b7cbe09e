import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { initialBudget } from "./build/initial-budget.ts";
import { inlineOperations } from "./build/inline-operations.ts";
import { persistedManifest } from "./build/persisted-manifest.ts";
import { precompress } from "./build/precompress.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://localhost:4000";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    inlineOperations(),
    react(),
    vanillaExtractPlugin(),
    initialBudget({
      limit: 120_000,
      onDemand: ["/hls.js/", "/react-aria/", "/@react-aria/", "/echarts/"],
    }),
    precompress(),
    persistedManifest(),
  ],
  build: {
    target: "es2022",
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One sheet: server-rendered routes need no second request for their styles.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
  ssr: { noExternal: true, target: "node" },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/graphql", "/knowledge", "/media", "/uploads"].map((path) => [path, { target: gateway, ws: true }]),
    ),
  },
}));
