import type { Db } from "../db/client.ts";

export const findTextPage = (db: Db, slug: string) =>
  db.selectFrom("page").select(["slug", "title", "html as cnts"]).where("slug", "=", slug).executeTakeFirst();
