import { readConfig } from "../config/config.queries.ts";
import type { Db } from "../db/client.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";

const configCodes = ["appQR", "appStoreQR", "androidQR", "appStoreUrl", "androidUrl"] as const;

/** The newest version and where it is had; without a release the configured addresses remain. */
export async function findAppRelease(db: Db) {
  const release = await db
    .selectFrom("appRelease")
    .selectAll()
    .orderBy("releasedAt", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const config = await readConfig(db, configCodes);
  return {
    iosUrl: release?.iosUrl ?? (config.appStoreUrl || null),
    androidUrl: release?.androidUrl ?? (config.androidUrl || null),
    version: release?.version ?? null,
    notes: release?.notes ?? null,
    releasedAt: release ? shanghaiTime(release.releasedAt) : null,
    appQR: config.appQR,
    iosQR: config.appStoreQR || null,
    androidQR: config.androidQR || null,
  };
}
