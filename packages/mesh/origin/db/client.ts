import { CamelCasePlugin, Kysely, type LogConfig, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool } from "pg";
import type { AppReleaseTable } from "../app-release/app-release.table.ts";
import type { CertificateTable } from "../certificate/certificate.table.ts";
import type { ConfigTable } from "../config/config.table.ts";
import type { ContentImportTable } from "../content/content-import.table.ts";
import type {
  CategoryTable,
  CourseTable,
  CourseTypeTable,
  LessonTable,
  PageTable,
  TutorTable,
} from "../course/course.table.ts";
import type { DictionaryItemTable } from "../dictionary/dictionary.table.ts";
import type { ActivityTable } from "../home/activity.table.ts";
import type { AdvertTable } from "../home/advert.table.ts";
import type { DiscipleTable } from "../disciple/disciple.table.ts";
import type { BannerTable } from "../home/banner.table.ts";
import type { FounderTable } from "../home/founder.table.ts";
import type { LearnerPasswordTable, LearnerTable, SessionTable } from "../learner/learner.table.ts";
import type { LiveTable } from "../live/live.table.ts";
import type { MediaFileTable } from "../media/media.table.ts";
import type { NoteTable } from "../notes/note.table.ts";
import type {
  PaymentNoticeTable,
  PaymentTable,
  PersonalPriceTable,
  PurchaseOrderTable,
} from "../payment/payment.table.ts";
import type { OfflineCourseLookTable, OfflineCourseTable } from "../offline-course/offline-course.table.ts";
import type { PurchaseTable } from "../purchase/purchase.table.ts";
import type { ScanSignInTable } from "../scan-sign-in/scan-sign-in.table.ts";
import type { SearchEntryTable, SearchIndexTable } from "../search/search.table.ts";
import type { SmsCodeTable } from "../sms/sms.table.ts";
import type { LessonProgressTable, PlaySessionTable } from "../progress/progress.table.ts";
import type { StudyDayTable } from "../study/study.table.ts";

export interface Database {
  activity: ActivityTable;
  advert: AdvertTable;
  appRelease: AppReleaseTable;
  banner: BannerTable;
  category: CategoryTable;
  certificate: CertificateTable;
  config: ConfigTable;
  contentImport: ContentImportTable;
  course: CourseTable;
  courseType: CourseTypeTable;
  dictionaryItem: DictionaryItemTable;
  founder: FounderTable;
  disciple: DiscipleTable;
  learner: LearnerTable;
  learnerPassword: LearnerPasswordTable;
  lesson: LessonTable;
  lessonProgress: LessonProgressTable;
  live: LiveTable;
  mediaFile: MediaFileTable;
  note: NoteTable;
  offlineCourse: OfflineCourseTable;
  offlineCourseLook: OfflineCourseLookTable;
  page: PageTable;
  playSession: PlaySessionTable;
  payment: PaymentTable;
  paymentNotice: PaymentNoticeTable;
  personalPrice: PersonalPriceTable;
  purchase: PurchaseTable;
  purchaseOrder: PurchaseOrderTable;
  scanSignIn: ScanSignInTable;
  searchEntry: SearchEntryTable;
  searchIndex: SearchIndexTable;
  session: SessionTable;
  smsCode: SmsCodeTable;
  studyDay: StudyDayTable;
  tutor: TutorTable;
}

/** What queries run on: the database, or a transaction on it. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Columns are snake_case in SQL and camelCase here; JSON inside a column is left alone. */
export function openDatabase(url: string, options: { log?: LogConfig; connections?: number } = {}): Db {
  const pool = new Pool({ connectionString: url, max: options.connections ?? 8 });
  // An idle connection that the server drops must not end the process; the next query opens a new one.
  pool.on("error", () => {});
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: options.log,
  });
}

/** Runs `work` as one: all of it happens or none. Inside a transaction it becomes a savepoint. */
export async function together<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint together`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint together`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint together`.execute(db);
    throw error;
  }
}
