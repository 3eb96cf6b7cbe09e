import { Dialog, Skeleton, SkeletonText, StudyCalendar } from "@xinglin/ui";
import { useState } from "react";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { StudyCalendarQuery } from "./study-week.ts";

const skeleton = (
  <Skeleton label="正在加载学习日历">
    <SkeletonText lines={6} />
  </Skeleton>
);

/** The learner's year of study; its code comes when it is opened. */
export function StudyYear({ today, onClose }: { today: string; onClose: () => void }) {
  const [year, turnTo] = useState(Number(today.slice(0, 4)));
  const query = useQuery({
    query: StudyCalendarQuery,
    variables: { from: `${year}-01-01`, to: `${year}-12-31` },
  });
  return (
    <Dialog open onOpenChange={onClose} size="large" title="学习日历">
      <Loaded query={query} what="学习日历" skeleton={skeleton}>
        {({ studyCalendar }) => (
          <StudyCalendar year={year} days={studyCalendar?.days ?? []} today={today} onYearChange={turnTo} />
        )}
      </Loaded>
    </Dialog>
  );
}
