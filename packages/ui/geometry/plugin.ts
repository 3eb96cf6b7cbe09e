import type { Plugin } from "vite";
import { chinaGeometry } from "./china-geometry.ts";

const name = "virtual:china-geometry";
const resolved = `\0${name}`;

/**
 * Builds the map's geometry from the npm data whenever a bundle asks for it. For Vite and, because it keeps to what
 * both know, for Rolldown too.
 */
export function chinaGeometryPlugin() {
  let code: string | undefined;
  return {
    name: "china-geometry",
    resolveId: (id: string) => (id === name ? resolved : undefined),
    load(id: string) {
      // Read from text: a browser parses JSON faster than the same as JavaScript.
      code ??= `export default JSON.parse(${JSON.stringify(JSON.stringify(chinaGeometry()))});`;
      return id === resolved ? code : undefined;
    },
  } satisfies Plugin;
}
