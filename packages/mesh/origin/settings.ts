import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../..");

/** The sample content that ships with the product. */
export const sampleContent = path.resolve(import.meta.dirname, "../content");

/** What the environment decides; see the README for each name. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** A content folder to load at a start instead of the sample. */
  contentDir: string;
  /** Seconds that a signed media address lives. */
  mediaTicketTtl: number;
  /** The site as browsers and phones reach it, without a slash at its end. */
  siteUrl: string;
  logLevel: string;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name}=${env[name]} is not a whole number from ${least} to ${most}.`);
  }
  return value;
}

/** @throws when a value cannot be meant, naming the variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env.HOST || "127.0.0.1",
    // 0 is any free port, so a blank must not become it.
    port: env.PORT === "0" ? 0 : wholeNumber(env, "PORT", 4001, 0, 65_535),
    dataDir: path.resolve(repository, env.DATA_DIR || ".data"),
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    contentDir: env.CONTENT_DIR ? path.resolve(repository, env.CONTENT_DIR) : sampleContent,
    mediaTicketTtl: wholeNumber(env, "MEDIA_TICKET_TTL", 7200, 1, 604_800),
    siteUrl: (env.SITE_URL || "http://localhost:4000").replace(/\/+$/, ""),
    logLevel: env.LOG_LEVEL || "info",
  };
}

/** Where pictures and films are looked for: what was imported first, then the sample's. */
export const mediaDirsOf = ({ dataDir, contentDir }: Settings) => [
  path.join(dataDir, "media"),
  path.join(contentDir, "media"),
];
