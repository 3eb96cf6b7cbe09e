import { readConfig } from "../config/config.queries.ts";
import type { Db } from "../db/client.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";

const configCodes = ["appQR", "appStoreQR", "androidQR", "appStoreUrl", "androidUrl"] as const;

/** Versions whose notes are told. */
const mostReleases = 10;

/** The newest version and where it is had; without a release the configured addresses remain. */
export async function findAppRelease(db: Db) {
  const releases = await db
    .selectFrom("appRelease")
    .selectAll()
    .orderBy("releasedAt", "desc")
    .orderBy("version", "desc")
    .limit(mostReleases)
    .execute();
  const [release] = releases;
  const config = await readConfig(db, configCodes);
  return {
    iosUrl: release?.iosUrl ?? (config.appStoreUrl || null),
    androidUrl: release?.androidUrl ?? (config.androidUrl || null),
    version: release?.version ?? null,
    notes: release?.notes ?? null,
    releases: releases.map(({ version, notes, releasedAt }) => ({
      version,
      notes,
      releasedAt: shanghaiTime(releasedAt),
    })),
    appQR: config.appQR,
    iosQR: config.appStoreQR || null,
    androidQR: config.androidQR || null,
  };
}
