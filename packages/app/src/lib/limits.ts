/** A request is given up after this many milliseconds (spec §9). */
export const requestTimeout = 16_000;
/** A code chunk is given up after this many milliseconds (spec §9). */
export const chunkTimeout = 120_000;
/** Courses, purchased courses, lives and offline courses on one page (spec §9). */
export const coursePageSize = 8;
/** Courses of the chosen type on the home page (spec §9). */
export const homeCourses = 4;
/** Places on the home page's timeline of broadcasts. */
export const homeLives = 4;
/** Activities on the home page's strip. */
export const homeNews = 2;
/** Offline courses in the home page's chronicle: one large, four small. */
export const homeOfflineCourses = 5;
/** Disciples shown on the home page, and asked for while nothing is filtered (spec §9). */
export const homeDisciples = 6;
export const homeDisciplesAll = 8;
/** Disciples on one page of their list, and asked for by the home page when it filters (spec §9). */
export const disciplePageSize = 20;
/** Purchased courses on the home page's card (spec §9). */
export const homePurchased = 6;
/** While a payment is waited for, its order is asked after this many milliseconds. */
export const orderPollInterval = 2_000;
/** Categories shown before 更多 (spec §9). */
export const menuCategories = 7;
/** The sign-in promo comes this many milliseconds after the first scroll (spec §9). */
export const promoDelay = 1000;
/** A new code may be asked for after this many milliseconds (spec §4). */
export const codeResendWait = 60_000;
/** A password has at least this many characters; the origin asks for as many. */
export const shortestPassword = 8;
/** The longest keyword the search takes, in characters. */
export const keywordLength = 100;
