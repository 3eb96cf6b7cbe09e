import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database, Db } from "../db/client.ts";
import { yuan } from "../http/money.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";
import { categorySubtree } from "./category.queries.ts";
import { coursesReadAs } from "../search/entry-conditions.ts";
import { gramsOfWord, wordsOf } from "./search-text.ts";

export interface CourseFilter extends PageRequest {
  /** Only paid or only free courses; both when absent. */
  free?: boolean;
  isNew?: number;
  isHot?: number;
  itemId?: number;
  keyword?: string;
}

const onShelf = (db: Db) => db.selectFrom("course").where("withdrawn", "=", false);

/** How many lessons a course shows, as a column. */
export const countLessons = (eb: ExpressionBuilder<Database, "course">) =>
  eb
    .selectFrom("lesson")
    .whereRef("lesson.courseId", "=", "course.id")
    .where("lesson.withdrawn", "=", false)
    .select(sql<number>`count(*)::int`.as("count"));

const summaryOf = <O>(query: SelectQueryBuilder<Database, "course", O>) =>
  query
    .select(["id", "name", "resume", "cover", "courseScore", "saleNum", "payPriceFen"])
    .select((eb) => countLessons(eb).as("videoNum"))
    .$narrowType<{ videoNum: number }>();

const newestFirst = <O>(query: SelectQueryBuilder<Database, "course", O>) =>
  query.orderBy("createTime", "desc").orderBy("id", "desc");

const hottestFirst = <O>(query: SelectQueryBuilder<Database, "course", O>) =>
  query.orderBy("saleNum", "desc").orderBy("id", "desc");

const priced = <T extends { payPriceFen: number }>({ payPriceFen, ...course }: T) => ({
  ...course,
  payPrice: yuan(payPriceFen),
});

function matching(db: Db, { free, itemId, keyword }: CourseFilter) {
  let query = onShelf(db);
  if (free !== undefined) query = query.where("free", "=", free);
  if (itemId !== undefined) query = query.where("categoryId", "in", categorySubtree(itemId));
  for (const word of wordsOf(keyword ?? "")) {
    const read = coursesReadAs(word);
    query = query.where((eb) => {
      // The index narrows it down by grams; the text itself decides.
      const literally = eb.and([
        sql<boolean>`${sql.ref("grams")} @> ${gramsOfWord(word)}::text[]`,
        sql<boolean>`position(${word} in ${sql.ref("searchText")}) > 0`,
      ]);
      return read ? eb.or([literally, eb("course.id", "in", read)]) : literally;
    });
  }
  return query;
}

/** One page of the courses a filter matches, newest first unless the hottest are asked for. */
export async function pageCourses(db: Db, filter: CourseFilter) {
  const found = matching(db, filter);
  const inOrder = filter.isHot === 1 && filter.isNew !== 1 ? hottestFirst(found) : newestFirst(found);
  const { limit, offset } = rangeOf(filter);
  const { total } = await found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const records = total > offset ? await summaryOf(inOrder).limit(limit).offset(offset).execute() : [];
  return { total, records: records.map(priced) };
}

/** The newest paid courses of a type, for the home page's tabs. */
export async function listPickedCourses(db: Db, typeId: number | undefined, most: number) {
  const paid = onShelf(db).where("free", "=", false);
  const ofType = typeId === undefined ? paid : paid.where("typeId", "=", typeId);
  return (await summaryOf(newestFirst(ofType)).limit(most).execute()).map(priced);
}

/** The free courses most people learn. */
export async function listFreeCourses(db: Db, most: number) {
  const free = onShelf(db).where("free", "=", true);
  return (await summaryOf(hottestFirst(free)).limit(most).execute()).map(priced);
}

/** Other courses worth a look: first those under the same top category, then the most learned. */
export async function listLikeCourses(db: Db, course: { id: number; topCategoryId: number }, most: number) {
  return onShelf(db)
    .where("id", "!=", course.id)
    .select(["id", "name", "cover"])
    .select((eb) => countLessons(eb).as("videoNumber"))
    .$narrowType<{ videoNumber: number }>()
    .orderBy(sql`${sql.ref("categoryId")} in ${categorySubtree(course.topCategoryId)}`, "desc")
    .orderBy("saleNum", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}
