import { useState } from "react";
import { useQuery } from "../../lib/use-query.ts";
import { graphql } from "../../gql/index.ts";

export const StudyCalendarQuery = graphql(`
  query StudyCalendar($from: String!, $to: String!) {
    studyCalendar(from: $from, to: $to) {
      days {
        day
        seconds
      }
    }
  }
`);

const shanghaiDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short" });
const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** This week's days of study, Monday first, where minutes and streaks are counted: in Asia/Shanghai. */
export function useStudyWeek() {
  const [today] = useState(() => shanghaiDay.format(new Date()));
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = daysAfter(today, -weekday);
  const [{ data, fetching }] = useQuery({
    query: StudyCalendarQuery,
    variables: { from: monday, to: daysAfter(monday, 6) },
  });
  const days = data?.studyCalendar?.days;
  return {
    today,
    reading: fetching && !data,
    /** Undefined while it is read, and where the upstream keeps no calendar. */
    week: days && {
      studied: Array.from({ length: 7 }, (_, index) =>
        days.some(({ day, seconds }) => day === daysAfter(monday, index) && seconds > 0),
      ),
      today: weekday,
    },
  };
}
