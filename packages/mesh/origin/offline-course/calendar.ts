import { createEvent, type DateArray } from "ics";

interface Appointment {
  id: number;
  title: string;
  subTitle: string;
  address: string;
  startTime: Date;
  endTime: Date;
  latitude: number | null;
  longitude: number | null;
}

const inUtc = (moment: Date): DateArray => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/** An offline course as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar has to know the zone. */
export function calendarOf(course: Appointment, now: Date): string {
  const { id, title, subTitle, address, startTime, endTime, latitude, longitude } = course;
  const { value, error } = createEvent({
    uid: `offline-course-${id}@xinglin`,
    productId: "xinglin/offline-course",
    title,
    description: subTitle,
    location: address,
    ...(latitude !== null && longitude !== null && { geo: { lat: latitude, lon: longitude } }),
    start: inUtc(startTime),
    startInputType: "utc",
    startOutputType: "utc",
    end: inUtc(endTime),
    endInputType: "utc",
    endOutputType: "utc",
    created: inUtc(now),
    status: "CONFIRMED",
    busyStatus: "BUSY",
  });
  if (!value) throw error ?? new Error(`offline course ${id} makes no calendar file`);
  return value;
}
