import { type Static, type TSchema, Type } from "typebox";
import { mobilePattern } from "../sms/mobile.ts";

/** The content folder's rows, one schema a file. A field that is not here is reported, not ignored. */
const strict = { additionalProperties: false };
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Sort = Type.Integer({ minimum: 0 });
const Words = Type.String({ minLength: 1, maxLength: 500 });
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
/** An address on this site or a whole one. */
const Address = Type.String({ pattern: "^(/|https?://)\\S*$" });
const Count = Type.Integer({ minimum: 0 });

export const ConfigRow = Type.Object(
  { code: Type.String({ pattern: "^[A-Za-z_]{1,64}$" }), value: Type.String() },
  strict,
);
/** A choice of a list that forms and filters offer. */
export const DictionaryRow = Type.Object(
  {
    code: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }),
    value: Type.String({ minLength: 1, maxLength: 100 }),
    label: Words,
    sort: Sort,
  },
  strict,
);
/** A version of the phone app; `notes` has one change a line. */
export const AppReleaseRow = Type.Object(
  {
    version: Type.String({ pattern: "^\\d+(\\.\\d+){1,3}$" }),
    iosUrl: Maybe(Address),
    androidUrl: Maybe(Address),
    notes: Type.String({ minLength: 1, maxLength: 4000 }),
    releasedAt: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" }),
  },
  strict,
);
export const BannerRow = Type.Object(
  {
    id: Id,
    sort: Sort,
    picture: Address,
    pictureNight: Maybe(Address),
    title: Maybe(Words),
    kicker: Maybe(Words),
    summary: Maybe(Words),
    linkText: Maybe(Words),
    link: Maybe(Address),
  },
  strict,
);
export const CategoryRow = Type.Object(
  { id: Id, pid: Type.Union([Id, Type.Null()]), sort: Sort, name: Words, note: Maybe(Words) },
  strict,
);
export const CourseTypeRow = Type.Object({ id: Id, sort: Sort, typeName: Words }, strict);
export const TutorRow = Type.Object(
  { id: Id, name: Words, title: Words, avatar: Address, intro: Maybe(Type.String()) },
  strict,
);
export const CourseRow = Type.Object(
  {
    id: Id,
    itemId: Id,
    typeId: Maybe(Id),
    free: Type.Boolean(),
    name: Words,
    resume: Words,
    cover: Address,
    payPrice: Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01 }),
    lookTime: Type.Integer({ minimum: 0, maximum: 10_000 }),
    courseScore: Type.Number({ minimum: 0, maximum: 10 }),
    saleNum: Count,
    tutorId: Id,
    createTime: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" }),
    buyNote: Type.Optional(Type.String({ pattern: "^[a-z0-9-]+$" })),
  },
  strict,
);
export const LessonRow = Type.Object(
  {
    id: Id,
    courseId: Id,
    sort: Sort,
    title: Words,
    cover: Address,
    media: Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" }),
    studyNumber: Count,
  },
  strict,
);
export const LearnerRow = Type.Object(
  {
    mobile: Type.String({ pattern: mobilePattern.source }),
    nickname: Words,
    avatar: Maybe(Address),
    courses: Type.Array(Id),
    studyDays: Type.Array(
      Type.Object(
        {
          daysAgo: Type.Integer({ minimum: 0, maximum: 3650 }),
          minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
        },
        strict,
      ),
    ),
    /** What a course costs this learner alone, in yuan, until it is bought. */
    prices: Type.Optional(
      Type.Array(
        Type.Object(
          { courseId: Id, amount: Type.Number({ minimum: 0.01, maximum: 1_000_000, multipleOf: 0.01 }) },
          strict,
        ),
      ),
    ),
    /** What the learner saw of lessons, in seconds, and where and how long ago each was left; the latest first. */
    watched: Type.Optional(
      Type.Array(
        Type.Object(
          {
            lessonId: Id,
            ranges: Type.Array(Type.Tuple([Count, Count]), { minItems: 1 }),
            position: Count,
            daysAgo: Type.Integer({ minimum: 0, maximum: 3650 }),
            device: Words,
          },
          strict,
        ),
      ),
    ),
  },
  strict,
);
const Moment = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" });
/** `founder.json`; the biography is `pages/founder.md`. */
export const FounderRow = Type.Object(
  {
    name: Words,
    title: Words,
    cover: Address,
    intro: Type.String({ minLength: 1, maxLength: 2000 }),
    years: Type.Array(
      Type.Object({ year: Type.Integer({ minimum: 1, maximum: 9999 }), text: Words }, strict),
      {
        maxItems: 12,
      },
    ),
  },
  strict,
);
export const LiveRow = Type.Object(
  {
    id: Id,
    title: Words,
    resume: Words,
    cover: Address,
    tutorId: Id,
    /**
     * A moment for a real broadcast. A sample's moves along with the clock, so that it always has something running,
     * to come and over: `{"day": -3, "at": "19:30"}` is always three days ago, `{"everyMinutes": 120}` begins anew
     * every two hours from midnight on. Both in Asia/Shanghai.
     */
    startTime: Type.Union([
      Moment,
      Type.Object(
        {
          day: Type.Integer({ minimum: -3650, maximum: 3650 }),
          at: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" }),
        },
        strict,
      ),
      Type.Object({ everyMinutes: Type.Integer({ minimum: 1, maximum: 1440 }) }, strict),
    ]),
    durationMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
    /** 0 free, 1 password, 2 paid, 3 level, 4 invitation. */
    checkType: Type.Integer({ minimum: 0, maximum: 4 }),
    /** The password, or what is asked for. */
    checkContent: Maybe(Words),
    replay: Maybe(Type.String({ pattern: "^[A-Za-z0-9_-]{1,64}$" })),
    focusNum: Type.Optional(Count),
    onlineCount: Type.Optional(Count),
  },
  strict,
);
export const AdvertRow = Type.Object(
  {
    id: Id,
    sort: Type.Optional(Sort),
    cover: Address,
    title: Words,
    intro: Words,
    serverQR: Maybe(Address),
    points: Type.Optional(Type.Array(Type.Object({ title: Words, text: Words }, strict), { maxItems: 6 })),
  },
  strict,
);
/** The text is `activities/<id>.md`. */
export const ActivityRow = Type.Object(
  { id: Id, title: Words, cover: Address, startTime: Moment, endTime: Moment },
  strict,
);
export const DiscipleRow = Type.Object(
  {
    id: Id,
    nickname: Words,
    avatar: Maybe(Address),
    coverImg: Maybe(Address),
    intro: Maybe(Words),
    ziHao: Maybe(Words),
    province: Words,
    city: Maybe(Words),
    label: Maybe(Words),
    type: Type.Union([Type.Literal(1), Type.Literal(2)]),
  },
  strict,
);
export const OfflineCourseRow = Type.Object(
  {
    id: Id,
    title: Words,
    subTitle: Words,
    coverImg: Address,
    address: Words,
    startTime: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" }),
    endTime: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" }),
    latitude: Maybe(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Maybe(Type.Number({ minimum: -180, maximum: 180 })),
  },
  strict,
);
/** `media/lessons/<fileId>/lesson.json` */
export const LessonMedia = Type.Object({
  duration: Type.Number({ exclusiveMinimum: 0 }),
  title: Words,
  captions: Type.Array(
    Type.Object({ file: Type.String({ pattern: "^[\\w.-]+\\.vtt$" }), label: Words, lang: Words }, strict),
  ),
});

export type LearnerRow = Static<typeof LearnerRow>;
export type CourseRow = Static<typeof CourseRow>;
export type LiveRow = Static<typeof LiveRow>;
