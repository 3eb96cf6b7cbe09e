import type { Db } from "../db/client.ts";

const mostBanners = 12;

export const listBanners = (db: Db) =>
  db
    .selectFrom("banner")
    .select(["id", "picture", "pictureNight", "title", "kicker", "summary", "linkText", "link"])
    .orderBy("sort")
    .orderBy("id")
    .limit(mostBanners)
    .execute();
