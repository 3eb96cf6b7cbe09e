import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chinaGeometryPlugin } from "../ui/geometry/plugin.ts";
import { afterFirstPaint } from "./build/after-first-paint.ts";
import { initialBudget } from "./build/initial-budget.ts";
import { inlineOperations } from "./build/inline-operations.ts";
import { persistedManifest } from "./build/persisted-manifest.ts";
import { precompress } from "./build/precompress.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://localhost:4000";

// What stands in `lib` for one screen alone is left out by its name.
const everyPage = {
  libraries:
    /node_modules\/(?:react|react-dom|scheduler|urql|@urql|wonka|@0no-co|wouter|regexparam|use-sync-external-store|valtio|proxy-compare|@vanilla-extract)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|context|shared)/,
  shell:
    /packages\/app\/src\/(?:lib|state)\/(?!qr-sign-in|sign-in\.|sign-in-draft|when-in-words|elevator|promo|theme)|packages\/app\/src\/shell\/(?:sign-in-here|on-demand)|packages\/ui\/src\/(?:styles|icon|button|stack|heading|container|notice|failure|empty-state|avatar|logo|main|site-header|site-footer|search-field|skeleton|top-progress|offline-banner|link|section|columns|grid|text)\/|lucide-react\/dist\/esm\/icons\/(?:chevron-right|chevron-down|play|pause)\.mjs/,
};

// What stands for the home page's sections is wanted by the page and by each section alike.
const homeSkeletons =
  /packages\/app\/src\/pages\/home\/(?:section-skeletons|community-skeletons|section-heights)\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    inlineOperations(),
    chinaGeometryPlugin(),
    react(),
    vanillaExtractPlugin(),
    initialBudget({
      limit: 120_000,
      limits: { "home/home-page": 110_000 },
      onDemand: ["/hls.js/", "/react-aria/", "/@react-aria/", "/echarts/", "china-geometry"],
    }),
    afterFirstPaint(),
    precompress(),
    persistedManifest(),
  ],
  build: {
    target: "es2022",
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Every browser that runs the target knows modulepreload.
    modulePreload: { polyfill: false },
    // One sheet: server-rendered routes need no second request for their styles.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes as two files instead of two dozen, each of which would be compressed alone.
        codeSplitting: isSsrBuild
          ? undefined
          : {
              groups: [
                { name: "libraries", test: everyPage.libraries, priority: 2 },
                { name: "shell", test: everyPage.shell, priority: 1 },
                { name: "home-skeletons", test: homeSkeletons, priority: 1 },
              ],
            },
      },
    },
  },
  ssr: { noExternal: true, target: "node" },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/graphql", "/knowledge", "/media", "/uploads"].map((path) => [path, { target: gateway, ws: true }]),
    ),
  },
}));
