import type { Course } from "./course-query.ts";
import type { OfferProps } from "./offer.tsx";
import { useOwnership } from "./use-ownership.ts";

/** What a course costs whom, and the way in that follows from it. */
export function useOffer({ id, name, price, trialMinutes, lessons }: Course): OfferProps {
  const { owned, personalPrice } = useOwnership(id, price);
  return {
    courseId: id,
    courseName: name,
    firstLessonId: lessons[0]?.id,
    price: personalPrice ?? price ?? 0,
    listPrice: price ?? 0,
    owned,
    trialMinutes: trialMinutes ?? 0,
  };
}
