import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

interface Budget {
  /** Largest initial JavaScript of any route, in bytes after gzip: entry, route chunk and their static imports. */
  limit: number;
  /** Tighter limits of single pages, by their path below `src/pages`. */
  limits?: Record<string, number>;
  /** Modules that may only come on demand, by a part of their path. */
  onDemand: string[];
}

/** Fails the build when a route's initial JavaScript is over its budget or holds what should come on demand. */
export function initialBudget({ limit, limits = {}, onDemand }: Budget): Plugin {
  return {
    name: "initial-budget",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (output): output is Rolldown.OutputChunk => output.type === "chunk",
      );
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const sizes = new Map(chunks.map((chunk) => [chunk, gzipSync(chunk.code, { level: 9 }).length]));
      const withImports = (chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) => {
        if (seen.has(chunk)) return seen;
        seen.add(chunk);
        for (const file of chunk.imports) {
          const imported = byFile.get(file);
          if (imported) withImports(imported, seen);
        }
        return seen;
      };

      const entry = chunks.find((chunk) => chunk.isEntry);
      const routes = chunks.filter(
        (chunk) => chunk.isDynamicEntry && /\/src\/pages\/.*-page\.tsx$/.test(chunk.facadeModuleId ?? ""),
      );
      if (!entry || routes.length === 0)
        this.error("initial-budget found no entry or no page; its paths are out of date");

      const rows: string[] = [];
      const faults: string[] = [];
      for (const route of routes) {
        const page = /pages\/(.*)\.tsx$/.exec(route.facadeModuleId ?? "")?.[1] ?? route.name;
        const initial = withImports(route, withImports(entry));
        const total = [...initial].reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0);
        const most = limits[page] ?? limit;
        rows.push(`${(total / 1000).toFixed(1).padStart(7)} kB of ${most / 1000}  ${page}`);
        if (total > most)
          faults.push(`${page} starts with ${total} bytes of JavaScript (gzip), ${most} are allowed`);
        for (const heavy of onDemand) {
          const found = [...initial].find((chunk) => chunk.moduleIds.some((id) => id.includes(heavy)));
          if (found)
            faults.push(`${page} starts with ${heavy}, which may only come on demand (${found.fileName})`);
        }
      }
      for (const page of Object.keys(limits)) {
        if (!rows.some((row) => row.endsWith(`  ${page}`)))
          faults.push(`there is no page ${page} to keep to its limit`);
      }
      this.info(`Initial JavaScript of each route, gzip:\n${rows.toSorted().toReversed().join("\n")}`);
      if (faults.length > 0) this.error(faults.join("\n"));
    },
  };
}
