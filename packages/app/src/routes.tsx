import type { ComponentType } from "react";
import { lazyPage, type LazyPage } from "./lib/lazy-page.tsx";

type Query = Record<string, string | number | null | undefined>;

/** `/courselist?itemId=3`; empty values are left out, so that one page has one address. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Which list of courses: all, paid (付费课程) or free (免费专区). */
export type CourseListKind = "all" | "paid" | "free";

const courseListPaths = { all: "/courselist", paid: "/courselistFac", free: "/courselistFree" } as const;

/** Shelves of the encyclopedia by their paths: 中药, 方剂, 疾病, 针灸学, 中药学. */
export type ShelfPath = "medicinal" | "recipe" | "jb" | "zjx" | "zyx";

/** Every address of the site. The spelling is the spec's. */
export const href = {
  home: () => "/",
  courses: (kind: CourseListKind = "all", query: Query = {}) => withQuery(courseListPaths[kind], query),
  course: (id: string) => `/cousrsedetail/${encodeURIComponent(id)}`,
  /** @param at seconds; without it a lesson is taken up where it was left */
  lesson: (courseId: string, lessonId?: string, at?: number) =>
    withQuery("/coursevideo", { id: courseId, playId: lessonId, t: at }),
  offlineCourses: (page?: number) => withQuery("/coursesline", { page: page && page > 1 ? page : undefined }),
  offlineCourse: (id: string) => `/coursesline/${encodeURIComponent(id)}`,
  disciples: (query: Query = {}) => withQuery("/apprenticelist", query),
  purchased: (page?: number) => withQuery("/bought", { page: page && page > 1 ? page : undefined }),
  orders: (page?: number) =>
    withQuery("/bought", { tab: "orders", page: page && page > 1 ? page : undefined }),
  signIn: () => "/login",
  scan: (code: string) => `/scan/${encodeURIComponent(code)}`,
  certificate: (code?: string) => (code ? `/certificate/${encodeURIComponent(code)}` : "/certificate"),
  devices: () => "/devices",
  cases: () => "/caselist",
  shelf: (shelf: ShelfPath) => `/${shelf}`,
  activity: (id: string) => `/activity/${encodeURIComponent(id)}`,
  download: () => "/download",
  refresh: () => "/refresh",
  about: () => "/about",
  agreement: () => "/agreement",
  privacy: () => "/privacy",
  refund: () => "/refund",
};

export interface Route {
  path: string;
  Page: LazyPage<Record<string, string>>;
}

/** A page whose props are the parameters of its path. */
const route = <Params extends object>(path: string, load: () => Promise<ComponentType<Params>>): Route => ({
  path,
  // wouter hands every parameter of the path over as a string, which is what each page's props ask for.
  Page: lazyPage(load) as unknown as Route["Page"],
});

const list = (kind: CourseListKind) =>
  route(courseListPaths[kind], async () => {
    const { CourseListPage } = await import("./pages/course-list/course-list-page.tsx");
    return () => <CourseListPage kind={kind} />;
  });

const shelf = (name: ShelfPath) =>
  route(`/${name}`, async () => {
    const { ShelfPage } = await import("./pages/shelf/shelf-page.tsx");
    return () => <ShelfPage shelf={name} />;
  });

const text = (slug: string) =>
  route(`/${slug}`, async () => {
    const { TextPage } = await import("./pages/text/text-page.tsx");
    return () => <TextPage slug={slug} />;
  });

export const routes: Route[] = [
  route("/", async () => (await import("./pages/home/home-page.tsx")).HomePage),
  list("all"),
  list("paid"),
  list("free"),
  route("/cousrsedetail/:id", async () => (await import("./pages/course/course-page.tsx")).CoursePage),
  route("/coursevideo", async () => (await import("./pages/lesson/lesson-page.tsx")).LessonPage),
  route(
    "/coursesline",
    async () => (await import("./pages/offline-list/offline-list-page.tsx")).OfflineListPage,
  ),
  route(
    "/coursesline/:id",
    async () => (await import("./pages/offline-course/offline-course-page.tsx")).OfflineCoursePage,
  ),
  route("/apprenticelist", async () => (await import("./pages/disciples/disciples-page.tsx")).DisciplesPage),
  route("/bought", async () => (await import("./pages/purchased/purchased-page.tsx")).PurchasedPage),
  route("/login", async () => (await import("./pages/sign-in/sign-in-page.tsx")).SignInPage),
  route("/scan/:code", async () => (await import("./pages/scan/scan-page.tsx")).ScanPage),
  route("/certificate", async () => (await import("./pages/certificate/check-page.tsx")).CheckPage),
  route(
    "/certificate/:code",
    async () => (await import("./pages/certificate/certificate-page.tsx")).CertificatePage,
  ),
  route("/devices", async () => (await import("./pages/devices/devices-page.tsx")).DevicesPage),
  route("/caselist", async () => (await import("./pages/cases/cases-page.tsx")).CasesPage),
  shelf("medicinal"),
  shelf("recipe"),
  shelf("jb"),
  shelf("zjx"),
  shelf("zyx"),
  route("/activity/:id", async () => (await import("./pages/activity/activity-page.tsx")).ActivityPage),
  route("/download", async () => (await import("./pages/download/download-page.tsx")).DownloadPage),
  route("/refresh", async () => (await import("./pages/refresh/refresh-page.tsx")).RefreshPage),
  text("about"),
  text("agreement"),
  text("privacy"),
  text("refund"),
];

export const notFoundRoute = route(
  "*",
  async () => (await import("./pages/missing/missing-page.tsx")).MissingPage,
);
