import type { StudyState } from "@xinglin/ui";

/** The wire's course state 0/1 (spec §4) in the words of the course rows; minutes tell begun from new. */
export function studyState({
  state,
  minutes,
}: {
  state: "NOT_STUDIED" | "STUDIED";
  minutes?: number | null;
}): StudyState {
  if (state === "STUDIED") return "done";
  return minutes ? "learning" : "new";
}
