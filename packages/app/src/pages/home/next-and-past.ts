import { homeOfflineCourses } from "../../lib/limits.ts";

interface Dated {
  startsAt?: string | null;
  endsAt?: string | null;
}

/**
 * Of courses, the latest first, as many as the chronicle has places: the one under way or next to come leads, those
 * that were follow, and later ones fill what is left. Where nothing is to come, the last one held leads.
 */
export function nextAndPast<Course extends Dated>(
  courses: readonly Course[],
  now: number,
  places: number = homeOfflineCourses,
): Course[] {
  const over = ({ startsAt, endsAt }: Course) => !(Date.parse(endsAt ?? startsAt ?? "") > now);
  const past = courses.filter(over);
  const next = courses.findLast((course) => !over(course));
  const later = courses.filter((course) => !over(course) && course !== next);
  return [...(next ? [next] : []), ...past, ...later].slice(0, places);
}
