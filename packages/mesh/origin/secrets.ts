import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Secrets } from "./app.ts";

const names = {
  smsSign: "SMS_SIGN_SECRET",
  mediaSign: "MEDIA_SIGN_SECRET",
  paySign: "PAY_SIGN_SECRET",
} as const;

/**
 * The secrets of the environment; those that are not set are made once and kept in `secrets.json` beside
 * the data, readable by its owner alone, so that restarts do not void every ticket.
 */
export async function readSecrets(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  random: (bytes: number) => Buffer,
): Promise<Secrets> {
  const { smsSign, mediaSign, paySign } = names;
  if (env[smsSign] && env[mediaSign] && env[paySign]) {
    return { smsSign: env[smsSign], mediaSign: env[mediaSign], paySign: env[paySign] };
  }
  const file = path.join(dataDir, "secrets.json");
  const kept = await readFile(file, "utf8").then(
    // This module and the launcher write nothing but names and texts.
    (text) => JSON.parse(text) as Record<string, string>,
    (): Record<string, string> => ({}),
  );
  const secretOf = (name: string) => env[name] || kept[name] || random(32).toString("base64url");
  const secrets = {
    smsSign: secretOf(smsSign),
    mediaSign: secretOf(mediaSign),
    paySign: secretOf(paySign),
  };
  const all = {
    [smsSign]: secrets.smsSign,
    [mediaSign]: secrets.mediaSign,
    [paySign]: secrets.paySign,
    ...kept,
  };
  if (Object.keys(all).length > Object.keys(kept).length) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  }
  return secrets;
}
