import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { giveUp, run } from "./workshop.mjs";

/** What each Debian package puts on the machine; the path tells whether it is there. */
const landmarks = {
  chromium: ["/usr/bin/chromium"],
  "chromium-headless-shell": ["/usr/bin/chromium-headless-shell"],
  "fonts-noto-cjk": [
    "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  ],
  postgresql: ["/usr/lib/postgresql"],
  "redis-server": ["/usr/bin/redis-server"],
  ffmpeg: ["/usr/bin/ffmpeg"],
};

export const hasApt = () => spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

const absent = (packages) => packages.filter((name) => landmarks[name].some((place) => !existsSync(place)));
const command = (packages) => ["apt-get", "install", "-y", "--no-install-recommends", ...packages];

let listed = false;

/** Installs packages as root. @returns whether it succeeded */
function fetchDebian(packages) {
  console.log(`Installing ${packages.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!listed && run("apt-get", ["update", "-qq"], { env, quiet: true }) !== 0)
    console.error("apt-get update failed; trying with the lists at hand.");
  listed = true;
  const [program, ...args] = command(packages);
  return run(program, args, { env, quiet: true }) === 0;
}

const isRoot = () => process.getuid?.() === 0;

/** Installs the Debian packages that are missing; without root it says the one command to run. */
export function needDebian(...packages) {
  const missing = absent(packages);
  if (missing.length === 0) return;
  const line = command(missing).join(" ");
  if (!isRoot()) giveUp(`Missing: ${missing.join(", ")}. Run once: sudo sh -c "apt-get update && ${line}"`);
  if (!fetchDebian(missing)) giveUp(`This failed: ${line}`);
}

/** Installs what is missing where that is possible. @returns whether all of it is there */
export function wantDebian(...packages) {
  const missing = absent(packages);
  return missing.length === 0 || (isRoot() && fetchDebian(missing));
}
