import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";

interface Filter {
  province?: string;
  city?: string;
  /** 0 everybody, 1 disciples, 2 junior disciples. */
  type?: number;
}

/** One page of disciples, those with a portrait first. */
export async function pageDisciples(db: Db, { province, city, type, ...page }: Filter & PageRequest) {
  let found = db.selectFrom("disciple");
  if (province) found = found.where("province", "=", province);
  if (city) found = found.where("city", "=", city);
  if (type) found = found.where("type", "=", type);
  const { total } = await found
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page);
  const records = await found
    .select(["id", "nickname", "avatar", "coverImg", "intro", "ziHao", "province", "city", "label", "type"])
    .orderBy("portrayed", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), records };
}

const count = (type: number) => sql<number>`(count(*) filter (where type = ${type}))::int`;

/** How many disciples (`disNum`) and junior disciples (`preNum`) live in each province that has any, in the order of regions. */
export const countByProvince = (db: Db) =>
  db
    .selectFrom("disciple")
    .select(["province", count(1).as("disNum"), count(2).as("preNum")])
    .groupBy(["province", "provinceCode"])
    .orderBy("provinceCode")
    .execute();

/** The provinces that have disciples, each with its cities that have any, in the order of regions. */
export async function listRegions(db: Db) {
  const rows = await db
    .selectFrom("disciple")
    .select(["province", "provinceCode", "city", "cityCode"])
    .distinct()
    .orderBy("provinceCode")
    .orderBy("cityCode")
    .orderBy("city")
    .execute();
  return [...Map.groupBy(rows, ({ province }) => province)].map(([province, places]) => ({
    province,
    citys: places.flatMap(({ city }) => (city === null ? [] : [city])),
  }));
}
