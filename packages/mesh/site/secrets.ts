import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const names = ["SMS_SIGN_SECRET", "MEDIA_SIGN_SECRET", "PAY_SIGN_SECRET"] as const;

type Secrets = Record<(typeof names)[number], string>;

function stored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>;
  } catch {
    return {};
  }
}

/** Secrets come from the environment; those that are not set are made once and kept, readable by this user alone. */
export function secrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = path.join(dataDir, "secrets.json");
  const own = stored(file);
  const made: Partial<Secrets> = {};
  for (const name of names) {
    if (!env[name] && !own[name]) made[name] = randomBytes(32).toString("base64url");
  }
  const all = { ...own, ...made };
  if (Object.keys(made).length > 0) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, env[name] || all[name] || ""])) as Secrets;
}
