import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { environment, giveUp, root } from "../workshop.mjs";

const cache = path.join(root, ".cache", "visual");

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) giveUp(`git ${args.join(" ")}: ${stderr.trim()}`);
  return stdout.trim();
}

const commitOf = (revision) => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
};

/** The revision to compare with: the merge base with `main`, or on `main` itself the first parent. */
export function baseCommit(wanted) {
  if (wanted) return commitOf(wanted) ?? giveUp(`There is no revision called ${wanted}.`);
  const head = git("rev-parse", "HEAD");
  const main = commitOf("main") ?? commitOf("origin/main");
  if (!main || git("rev-parse", "--abbrev-ref", "HEAD") === "main" || main === head) {
    return commitOf("HEAD^") ?? giveUp("This is the first commit: name a revision with --base.");
  }
  return git("merge-base", main, "HEAD");
}

function storybook(dir, output) {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, "node_modules", ".bin", "storybook"),
    ["build", "--quiet", "--disable-telemetry", "-o", output],
    {
      cwd: dir,
      env: { ...environment, NODE_ENV: "production", STORYBOOK_PROP_TABLES: "off" },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0)
    giveUp(
      `Storybook did not build in ${path.relative(root, dir) || "the working tree"}:\n${stdout}${stderr}`,
    );
  return output;
}

/** Builds the working tree's Storybook. @returns the folder it stands in */
export function buildWorkingTree() {
  const output = path.join(cache, "working-tree", "storybook");
  rmSync(output, { recursive: true, force: true });
  mkdirSync(path.dirname(output), { recursive: true });
  return storybook(root, output);
}

const lockOf = (dir) => readFileSync(path.join(dir, "package-lock.json"), "utf8");

/** Checks a commit out beside this tree, with this tree's packages when its lockfile is the same. */
function checkOut(commit) {
  const tree = path.join(cache, commit, "tree");
  rmSync(tree, { recursive: true, force: true });
  git("worktree", "prune");
  git("worktree", "add", "--detach", "--force", tree, commit);
  if (lockOf(tree) === lockOf(root)) {
    for (const place of ["node_modules", "packages/ui/node_modules"]) {
      if (existsSync(path.join(root, place)))
        symlinkSync(path.join(root, place), path.join(tree, place), "dir");
    }
  } else {
    const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: tree,
      stdio: "inherit",
    });
    if (status !== 0) giveUp(`The packages of ${commit.slice(0, 9)} could not be installed.`);
  }
  return tree;
}

/** Builds a commit's Storybook, once. @returns where it stands and where its pictures, taken the way `key` names, belong */
export function buildCommit(commit, key) {
  const home = path.join(cache, commit);
  const output = path.join(home, "storybook");
  if (!existsSync(path.join(output, "index.json"))) {
    const tree = checkOut(commit);
    try {
      storybook(tree, output);
    } finally {
      git("worktree", "remove", "--force", tree);
    }
  }
  return { storybook: output, pictures: path.join(home, `pictures-${key}`) };
}

export const workingPictures = path.join(cache, "working-tree", "pictures");
