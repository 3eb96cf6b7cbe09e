import { existsSync } from "node:fs";
import path from "node:path";

export const repository = path.resolve(import.meta.dirname, "../../..");

/** What the environment decides about the site's server; see the README for each name. */
export interface SiteSettings {
  host: string;
  port: number;
  dataDir: string;
  /** The deployment to wrap, ending in `/knowledge/api`; undefined starts the embedded origin. */
  knowledgeApiUrl: string | undefined;
  /** Requests a minute from one address; 0 sets no limit. */
  rateLimit: number;
  /** Whether a proxy in front tells the reader's address (X-Forwarded-For); else anyone could claim one. */
  trustProxy: boolean;
  /** The app's build for browsers. */
  clientDir: string;
  /** The module of the app's build that exports `render`. */
  serverEntry: string;
}

/** The operator can mend it: the message alone is told, in one sentence. */
export class CannotStart extends Error {}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new CannotStart(`${name}=${env[name]} is not a whole number from 0 to ${most}.`);
}

function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new CannotStart(`${name}=${value} is not an http or https address.`);
  }
  return value.replace(/\/+$/, "");
}

/** @throws {CannotStart} when a value cannot be meant, naming the variable, and when the app is not built */
export function readSiteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const appDir = path.resolve(repository, env["APP_DIR"] || "packages/app/dist");
  const settings = {
    host: env["HOST"] || "0.0.0.0",
    port: wholeNumber(env, "PORT", 4000, 65_535),
    dataDir: path.resolve(repository, env["DATA_DIR"] || ".data"),
    knowledgeApiUrl: address(env, "KNOWLEDGE_API_URL"),
    rateLimit: wholeNumber(env, "RATE_LIMIT", 1200, 1_000_000),
    trustProxy: env["TRUST_PROXY"] === "1",
    clientDir: path.join(appDir, "client"),
    serverEntry: path.join(appDir, "server/entry-server.js"),
  };
  const template = path.join(settings.clientDir, "index.html");
  for (const file of [template, settings.serverEntry]) {
    if (!existsSync(file))
      throw new CannotStart(`The app is not built (${file} is missing): run \`npm run build\`.`);
  }
  return settings;
}
