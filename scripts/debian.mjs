import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { giveUp, run } from "./workshop.mjs";

/** What each Debian package puts on the machine; the path tells whether it is there. */
const landmarks = {
  chromium: ["/usr/bin/chromium"],
  "fonts-noto-cjk": [
    "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  ],
  postgresql: ["/usr/lib/postgresql"],
  "redis-server": ["/usr/bin/redis-server"],
  ffmpeg: ["/usr/bin/ffmpeg"],
};

export const hasApt = () => spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status === 0;

/** Installs the Debian packages that are missing; without root it says the one command to run. */
export function needDebian(...packages) {
  const missing = packages.filter((name) => landmarks[name].some((place) => !existsSync(place)));
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0)
    giveUp(`Missing: ${missing.join(", ")}. Run once: sudo sh -c "apt-get update && ${command}"`);
  console.log(`Installing ${missing.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (run("apt-get", ["update", "-qq"], { env, quiet: true }) !== 0)
    console.error("apt-get update failed; trying with the lists at hand.");
  const [program, ...args] = command.split(" ");
  if (run(program, args, { env, quiet: true }) !== 0) giveUp(`This failed: ${command}`);
}
