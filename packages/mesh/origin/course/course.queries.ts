import type { Learner } from "../learner/session.queries.ts";
import type { Db } from "../db/client.ts";
import { yuan } from "../http/money.ts";
import { findPersonalPrice } from "../payment/price.queries.ts";
import { findPurchase } from "../purchase/purchase.queries.ts";
import { readCategoryPath } from "./category.queries.ts";

const listLessons = (db: Db, courseId: number) =>
  db
    .selectFrom("lesson")
    .innerJoin("mediaFile", "mediaFile.id", "lesson.fileId")
    .where("lesson.courseId", "=", courseId)
    .where("lesson.withdrawn", "=", false)
    .select(["lesson.id", "lesson.title", "lesson.cover", "lesson.studyNumber"])
    .select("mediaFile.durationSeconds as gtime")
    .orderBy("lesson.sort")
    .orderBy("lesson.id")
    .limit(500)
    .execute();

/** A free course is everyone's; a paid one is its buyers'. `amount`, in yuan: paid, or to pay when it is theirs alone. */
async function readOwnership(db: Db, course: { id: number; free: boolean }, learner: Learner) {
  const purchase = await findPurchase(db, learner.id, course.id);
  if (purchase) return { state: 1, amount: yuan(purchase.amountFen) };
  if (course.free) return { state: 1, amount: null };
  const personal = await findPersonalPrice(db, learner.id, course.id);
  return { state: 0, amount: personal ? yuan(personal.amountFen) : null };
}

/**
 * One course with its lessons, lecturer and categories; a withdrawn one only for those who bought it.
 * @param learner whose ownership is read; `put` is null without one
 */
export async function findCourse(db: Db, id: number, learner?: Learner) {
  const course = await db
    .selectFrom("course")
    .innerJoin("tutor", "tutor.id", "course.tutorId")
    .innerJoin("page", "page.slug", "course.buyNotePage")
    .where("course.id", "=", id)
    .select(["course.id", "course.name", "course.resume", "course.cover", "course.cnts", "course.free"])
    .select(["course.payPriceFen", "course.lookTime", "course.courseScore", "course.saleNum"])
    .select(["course.categoryId", "course.withdrawn", "page.html as buyNote"])
    .select(["tutor.name as tutorName", "tutor.title as tutorTitle", "tutor.avatar", "tutor.intro"])
    .executeTakeFirst();
  if (!course) return undefined;
  const put = learner ? await readOwnership(db, course, learner) : null;
  if (course.withdrawn && put?.state !== 1) return undefined;
  const {
    payPriceFen,
    categoryId,
    withdrawn: _,
    free: __,
    tutorName,
    tutorTitle,
    avatar,
    intro,
    ...shown
  } = course;
  return {
    ...shown,
    payPrice: yuan(payPriceFen),
    itemPath: await readCategoryPath(db, categoryId),
    tutor: { name: tutorName, title: tutorTitle, avatar, intro },
    videoList: await listLessons(db, id),
    put,
  };
}

/** Where a course stands among the categories; undefined when it is not on the shelf. */
export async function findCoursePlace(db: Db, id: number) {
  const course = await db
    .selectFrom("course")
    .where("id", "=", id)
    .where("withdrawn", "=", false)
    .select(["id", "categoryId"])
    .executeTakeFirst();
  if (!course) return undefined;
  const [top] = await readCategoryPath(db, course.categoryId);
  return { id, topCategoryId: top?.id ?? course.categoryId };
}
