import type { Db } from "../db/client.ts";

const mostAdverts = 6;

export async function listAdverts(db: Db) {
  const adverts = await db
    .selectFrom("advert")
    .select(["id", "cover", "title", "intro", "serverQr", "points"])
    .orderBy("sort")
    .orderBy("id")
    .limit(mostAdverts)
    .execute();
  return adverts.map(({ serverQr, points, ...advert }) => ({
    ...advert,
    serverQR: serverQr,
    // The importer wrote what it had checked; pg hands jsonb over already parsed.
    points: points as unknown as { title: string; text: string }[],
  }));
}
