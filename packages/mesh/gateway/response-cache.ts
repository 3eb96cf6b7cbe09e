import { createHash } from "node:crypto";
import { useResponseCache as yogaResponseCache } from "@graphql-yoga/plugin-response-cache";

const second = 1000;

/** How long an answer may be reused, in milliseconds. The plugin caches what is not listed, so what is personal stands here as 0. */
const lifetimes = {
  "Query.site": 60 * second,
  "Query.contact": 60 * second,
  "Query.configValue": 60 * second,
  "Query.dictionaries": 60 * second,
  "Query.appRelease": 60 * second,
  "Query.textPage": 60 * second,
  "Query.banners": 60 * second,
  "Query.founder": 60 * second,
  // A broadcast changes its state on the minute.
  "Query.homeLives": 5 * second,
  "Query.growthSolutions": 60 * second,
  "Query.activities": 60 * second,
  "Query.activity": 60 * second,
  "Query.disciples": 10 * second,
  "Query.discipleMap": 60 * second,
  "Query.discipleRegions": 60 * second,
  "Query.offlineCourses": 10 * second,
  "Query.offlineCourse": 10 * second,
  "Query.categories": 60 * second,
  "Query.courseTypes": 60 * second,
  "Query.pickedCourses": 10 * second,
  "Query.freeZone": 10 * second,
  "Query.courses": 10 * second,
  "Query.paidCourses": 10 * second,
  "Query.freeCourses": 10 * second,
  "Query.recommendedCourses": 10 * second,
  "Query.course": 0,
  // Holds what is said in the asker's own lessons.
  "Query.searchSuggestions": 0,
  "Query.me": 0,
  "Query.sessions": 0,
  "Query.certificate": 10 * second,
  "Query.certificates": 0,
  "Query.purchasedCourses": 0,
  "Query.courseProgress": 0,
  "Query.studyCalendar": 0,
  "Query.order": 0,
  "Query.orders": 0,
  "Query.lessonPlayback": 0,
  "Query.notes": 0,
};

/** Reuses public answers for a short while, apart for each token, and never one with an error in it. */
export const responseCache = () =>
  yogaResponseCache({
    session: (request) => {
      const token = request.headers.get("token");
      return token ? createHash("sha256").update(token).digest("base64url") : null;
    },
    ttl: 0,
    // Lifetimes are short, so nothing is followed by its id; asked for beside a null id, that leaked into the answer.
    idFields: [],
    invalidateViaMutation: false,
    ttlPerSchemaCoordinate: lifetimes,
  });

export const cachedCoordinates = Object.keys(lifetimes);
