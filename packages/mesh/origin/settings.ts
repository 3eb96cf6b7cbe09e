import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../..");

/** What the environment decides; see the README for each name. */
export interface Settings {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  logLevel: string;
}

/** @throws when a value cannot be meant, naming the variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT ?? 4001);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${env.PORT} is not a port.`);
  return {
    host: env.HOST ?? "127.0.0.1",
    port,
    dataDir: path.resolve(repository, env.DATA_DIR ?? ".data"),
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    logLevel: env.LOG_LEVEL ?? "info",
  };
}
