import { together, type Db } from "../db/client.ts";
import { normalise, gramsOf } from "../course/search-text.ts";
import { fen } from "../http/money.ts";
import { fromShanghaiTime } from "../http/shanghai-time.ts";
import { loadFront } from "./load-front.ts";
import { loadDisciples, loadOfflineCourses } from "./load-community.ts";
import { loadLearners } from "./load-learners.ts";
import { loadPrices } from "./load-prices.ts";
import type { Content } from "./read-folder.ts";
import type { ContentImportTable } from "./content-import.table.ts";
import { insertAll, upsert } from "./upsert.ts";

const rowsOf = <Row>(placed: { row: Row }[]) => placed.map(({ row }) => row);

function courseRows({ courses, intros }: Content) {
  return rowsOf(courses).map(({ itemId, typeId, payPrice, createTime, buyNote = "refund", ...course }) => ({
    ...course,
    categoryId: itemId,
    typeId: typeId ?? null,
    buyNotePage: buyNote,
    cnts: intros.get(course.id) ?? "",
    payPriceFen: fen(payPrice),
    createTime: fromShanghaiTime(createTime),
    searchText: normalise(`${course.name}\n${course.resume}`),
    grams: gramsOf(`${course.name}\n${course.resume}`),
    withdrawn: false,
  }));
}

/** Hides what the folder no longer holds; rows that learners' purchases point to are never deleted. */
async function withdrawMissing(tx: Db, content: Content) {
  const shelves = [
    ["category", content.categories],
    ["courseType", content.courseTypes],
    ["course", content.courses],
    ["lesson", content.lessons],
    ["live", content.lives],
  ] as const;
  for (const [table, placed] of shelves) {
    const ids = placed.map(({ row }) => row.id);
    await tx
      .updateTable(table)
      .set({ withdrawn: true })
      .where("id", "not in", [0, ...ids])
      .execute();
  }
  await tx
    .deleteFrom("banner")
    .where("id", "not in", [0, ...content.banners.map(({ row }) => row.id)])
    .execute();
}

/** Brings the database to what a checked folder holds, all of it or nothing. Loading it again changes nothing. */
export function loadContent(
  db: Db,
  content: Content,
  { now, ...stamp }: Pick<ContentImportTable, "fingerprint" | "source"> & { now: Date },
) {
  return together(db, async (tx) => {
    await upsert(tx, "config", "code", rowsOf(content.config));
    await upsert(tx, "page", "slug", content.pages);
    // Nothing points at these: they are as the folder has them.
    await tx.deleteFrom("dictionaryItem").execute();
    await insertAll(tx, "dictionaryItem", rowsOf(content.dictionary));
    await tx.deleteFrom("appRelease").execute();
    await insertAll(
      tx,
      "appRelease",
      rowsOf(content.appReleases).map(({ iosUrl = null, androidUrl = null, releasedAt, ...release }) => ({
        ...release,
        iosUrl,
        androidUrl,
        releasedAt: fromShanghaiTime(releasedAt),
      })),
    );
    await upsert(
      tx,
      "banner",
      "id",
      rowsOf(content.banners).map((row) => ({
        pictureNight: null,
        title: null,
        kicker: null,
        summary: null,
        linkText: null,
        link: null,
        ...row,
      })),
    );
    const categories = rowsOf(content.categories).map((row) => ({ note: null, ...row, withdrawn: false }));
    // Parents first: a child's pid must exist.
    await upsert(
      tx,
      "category",
      "id",
      categories.map((row) => ({ ...row, pid: null })),
    );
    await upsert(tx, "category", "id", categories);
    await upsert(
      tx,
      "courseType",
      "id",
      rowsOf(content.courseTypes).map((row) => ({ ...row, withdrawn: false })),
    );
    await upsert(
      tx,
      "tutor",
      "id",
      rowsOf(content.tutors).map((row) => ({ intro: null, ...row })),
    );
    await upsert(tx, "course", "id", courseRows(content), ["saleNum"]);
    await upsert(
      tx,
      "mediaFile",
      "id",
      [...content.media].map(([id, { title, duration, captions }]) => ({
        id,
        title,
        durationSeconds: Math.round(duration),
        captions: JSON.stringify(captions),
      })),
    );
    await upsert(
      tx,
      "lesson",
      "id",
      rowsOf(content.lessons).map(({ media, ...lesson }) => ({ ...lesson, fileId: media, withdrawn: false })),
      ["studyNumber"],
    );
    await loadFront(tx, content);
    await withdrawMissing(tx, content);
    await loadDisciples(tx, rowsOf(content.disciples));
    await loadOfflineCourses(tx, rowsOf(content.offlineCourses), content.offlineCourseTexts);
    await loadLearners(tx, rowsOf(content.learners), now);
    await loadPrices(tx, rowsOf(content.learners));
    await upsert(tx, "contentImport", "id", [{ id: 1, ...stamp, importedAt: now }]);
  });
}
