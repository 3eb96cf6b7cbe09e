import type { Plugin } from "vite";
import { loadRest } from "./load-rest.ts";

const link = (rel: string) => new RegExp(`\\s*<link rel="${rel}"[^>]*href="([^"]+)"[^>]*>`, "g");
const script = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** Has the built page fetch its sheet and modules after its first paint; see docs/adr/0010. */
export function afterFirstPaint(): Plugin {
  return {
    name: "after-first-paint",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const [, entry] = script.exec(html) ?? [];
        const [, sheet] = link("stylesheet").exec(html) ?? [];
        if (!entry || !sheet) this.error("after-first-paint found no module or no sheet in the built page");
        const preloads = [...html.matchAll(link("modulepreload"))].map(([, href = ""]) => href);
        const given = [sheet, entry, [entry, ...preloads]].map((part) => JSON.stringify(part)).join();
        return html
          .replace(script, "")
          .replaceAll(link("modulepreload"), "")
          .replace("</body>", () => `  <script>(${loadRest.toString()})(${given})</script>\n  </body>`);
      },
    },
  };
}
