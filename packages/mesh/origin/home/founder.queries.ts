import type { Db } from "../db/client.ts";
import { refuse } from "../http/envelope.ts";

/** The founder with the biography, which is the page `founder`; empty where nobody wrote it. */
export async function findFounder(db: Db) {
  const founder = await db
    .selectFrom("founder")
    .leftJoin("page", (join) => join.on("page.slug", "=", "founder"))
    .select([
      "founder.name",
      "founder.title",
      "founder.cover",
      "founder.intro",
      "founder.years",
      "page.html as cnts",
    ])
    .executeTakeFirst();
  if (!founder) throw refuse("NOT_FOUND", "还没有创始人介绍");
  return {
    ...founder,
    cnts: founder.cnts ?? "",
    // The importer wrote what it had checked; pg hands jsonb over already parsed.
    years: founder.years as unknown as { year: number; text: string }[],
  };
}
