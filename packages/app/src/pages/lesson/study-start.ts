import type { CourseProgress } from "../../parts/use-course-progress.ts";
import { deviceId } from "./this-device.ts";

export type LessonProgress = CourseProgress["lessons"][number];

/** Seconds; closer to the beginning or the end there is nothing to go on with. */
const margin = 5;
/** Seconds by which two devices must differ for a choice to be worth making. */
const apart = 10;

const storageKey = (owner: string, lessonId: string) => `xinglin.position.${owner}.${lessonId}`;

/** Where this browser left a lesson, in seconds. */
export function positionHere(owner: string, lessonId: string): number | undefined {
  try {
    const text = localStorage.getItem(storageKey(owner, lessonId));
    return text === null ? undefined : Number(text) || 0;
  } catch {
    return undefined;
  }
}

export function keepPositionHere(owner: string, lessonId: string, position: number) {
  try {
    localStorage.setItem(storageKey(owner, lessonId), String(position));
  } catch {
    // The server remembers it.
  }
}

/** Where a lesson begins, and what the learner is told of it. */
export interface Start {
  /** Seconds. */
  at: number;
  /** Another browser left it there. */
  device?: string;
  /** Where this browser left it, when that is somewhere else. */
  here?: number;
}

const worth = (position: number, duration: number) => position >= margin && position < duration - margin;

/** Of all devices the one that played last decides where to go on; where this one differs, it is offered. */
export function startOf(
  standing: LessonProgress | undefined,
  here: number | undefined,
  duration: number,
): Start {
  const position = standing?.position ?? undefined;
  if (position === undefined || standing?.deviceId === deviceId()) {
    const at = here ?? position ?? 0;
    return { at: worth(at, duration) ? at : 0 };
  }
  const at = worth(position, duration) ? position : 0;
  const differs = here !== undefined && worth(here, duration) && Math.abs(here - at) > apart;
  return { at, device: standing?.device ?? "另一台设备", ...(differs && { here }) };
}

/** Whether another device has gone elsewhere since. */
export function isElsewhere(
  standing: LessonProgress | undefined,
  now: number,
): standing is LessonProgress & { position: number } {
  if (!standing || typeof standing.position !== "number" || standing.deviceId === deviceId()) return false;
  return Math.abs(standing.position - now) > apart;
}

/** Tells one moment of one device from another. */
export const momentOf = (standing: LessonProgress | undefined) =>
  `${standing?.deviceId}@${standing?.positionAt}@${standing?.position}`;
