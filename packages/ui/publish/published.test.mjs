import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { build as viteBuild } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildPackage } from "./build.mjs";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const repository = path.resolve(import.meta.dirname, "../../..");
const place = mkdtempSync(path.join(tmpdir(), "published-ui-"));
const app = path.join(place, "app");

/** Bundles a program of the consumer with esbuild, which keeps the CSS of code that it drops. @returns the script and the style sheet it would ship */
async function bundle(program) {
  writeFileSync(path.join(app, "main.tsx"), program);
  const { outputFiles } = await build({
    entryPoints: [path.join(app, "main.tsx")],
    outdir: path.join(app, "out"),
    bundle: true,
    write: false,
    format: "esm",
    splitting: true,
    jsx: "automatic",
    external: ["react", "react-dom", "react/jsx-runtime"],
    logLevel: "silent",
  });
  const text = (name) =>
    outputFiles.find((output) => path.basename(output.path) === path.basename(name))?.text ?? "";
  const reached = new Set(["main.js"]);
  // A set grows while it is walked: what a chunk imports at once is read too, what it loads on demand is not.
  for (const name of reached) {
    for (const [, chunk] of text(name).matchAll(/(?:from|import) "(\.\/[^"]+)"/g)) reached.add(chunk);
  }
  return { script: [...reached].map(text).join("\n"), css: text("main.css") };
}

/** Bundles a program with Vite, which drops CSS together with the code. @returns the style sheet it would ship */
async function styleSheet(program) {
  writeFileSync(path.join(app, "main.tsx"), program);
  const { output } = await viteBuild({
    root: app,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: {
        input: path.join(app, "main.tsx"),
        external: ["react", "react-dom", "react/jsx-runtime"],
      },
    },
  });
  return String(output.find(({ fileName }) => fileName.endsWith(".css"))?.source);
}

beforeAll(async () => {
  const built = path.join(place, "built");
  await buildPackage(built);
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", place], { cwd: built, encoding: "utf8" }),
  );
  // A consumer that has the tarball's files and, from the repository, what the package depends on.
  const installed = path.join(app, "node_modules", "@xinglin", "ui");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", path.join(place, filename), "-C", installed, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8"));
  const scopes = Object.keys(dependencies).map((name) => name.split("/")[0]);
  for (const name of new Set([...scopes, "@types", "csstype", "react"])) {
    symlinkSync(path.join(repository, "node_modules", name), path.join(app, "node_modules", name), "dir");
  }
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

test("a consumer of Button ships its CSS and the theme, and nothing of CourseCard", async () => {
  const { script, css } = await bundle(`import "@xinglin/ui/styles";
    import { Button } from "@xinglin/ui";
    console.log(<Button variant="accent">购买课程</Button>);`);
  expect(css).toContain("--xl-color-accent-fill: oklch(");
  expect(css).toContain("[data-theme=night]");
  expect(css).toContain("background: var(--xl-color-accent-fill)");
  expect(script).toContain("aria-busy");
  expect(script).not.toContain("CourseCard");
  expect(script).not.toContain("hls.js");
});

test("where the bundler drops unused CSS, Button brings its own alone", async () => {
  const css = await styleSheet(`import "@xinglin/ui/styles";
    import { Button } from "@xinglin/ui";
    console.log(<Button>看预告</Button>);`);
  const classOf = (file) => {
    const text = readFileSync(path.join(app, "node_modules/@xinglin/ui", file), "utf8");
    return text.match(/\.(_?\w+)/)?.[0] ?? "no class";
  };
  expect(css).toContain(classOf("button/button.css"));
  expect(css).toContain("--xl-color-accent-fill");
  expect(css).not.toContain(classOf("course-card/course-card.css"));
  expect(css).not.toContain(classOf("player/controls.css"));
});

test("the layers stand in the order reset, tokens, base, components, utilities", async () => {
  const { css } = await bundle(`import { Button } from "@xinglin/ui"; console.log(Button);`);
  const first = css.match(/@layer (\w+)/g)?.map((layer) => layer.replace("@layer ", "")) ?? [];
  const seen = [...new Set(first)];
  const order = ["reset", "tokens", "base", "components", "utilities"];
  expect(seen).toEqual(order.filter((layer) => seen.includes(layer)));
});

test("a consumer of CourseCard ships CourseCard", async () => {
  const { script } = await bundle(`import { CourseCard } from "@xinglin/ui"; console.log(CourseCard);`);
  expect(script).toContain("CourseCard");
});

test("the player comes by its own name", async () => {
  const { script } = await bundle(`import { Player } from "@xinglin/ui/player"; console.log(Player);`);
  expect(script).toContain("function Player(");
});

test("types resolve, and a wrong prop is an error", () => {
  writeFileSync(
    path.join(app, "typed.tsx"),
    `import { Button } from "@xinglin/ui";
     export const right = <Button variant="ink">接着学</Button>;
     // @ts-expect-error there is no such variant
     export const wrong = <Button variant="loud">接着学</Button>;`,
  );
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--jsx", "react-jsx", "--module", "esnext"];
  const run = () =>
    execFileSync(
      path.join(repository, "node_modules/.bin/tsc"),
      ["typed.tsx", ...options, "--moduleResolution", "bundler", "--ignoreConfig"],
      { cwd: app, encoding: "utf8", stdio: "pipe" },
    );
  expect(run).not.toThrow();
});

test("the tokens are in the package", () => {
  const tokens = JSON.parse(readFileSync(path.join(app, "node_modules/@xinglin/ui/tokens.json"), "utf8"));
  expect(tokens.theme.night.color.ground.$value.colorSpace).toBe("oklch");
});
