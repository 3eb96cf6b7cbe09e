import { expect, test } from "vitest";
import { deviceId } from "./this-device.ts";
import { isElsewhere, type LessonProgress, startOf } from "./study-start.ts";

const standing = (position: number, device = "phone"): LessonProgress => ({
  __typename: "LessonProgress",
  lessonId: "1",
  watchedSeconds: position,
  duration: 600,
  completed: false,
  position,
  positionAt: "2026-11-20T04:00:00.000Z",
  device: "iPhone · Safari",
  deviceId: device,
});

test.each([
  ["a lesson that is new begins at its beginning", undefined, undefined, { at: 0 }],
  ["it goes on where it was left", standing(300, deviceId()), undefined, { at: 300 }],
  ["this browser knows better what it has not told yet", standing(300, deviceId()), 330, { at: 330 }],
  [
    "another device that came later is followed",
    standing(300),
    undefined,
    { at: 300, device: "iPhone · Safari" },
  ],
  [
    "and the choice is offered where both differ",
    standing(300),
    120,
    { at: 300, device: "iPhone · Safari", here: 120 },
  ],
  ["but not where they are as good as the same", standing(300), 305, { at: 300, device: "iPhone · Safari" }],
  ["a lesson that was seen to its end begins anew", standing(598, deviceId()), undefined, { at: 0 }],
  ["and so does one that was hardly begun", standing(3, deviceId()), undefined, { at: 0 }],
] as const)("%s", (_, server, here, start) => {
  expect(startOf(server, here, 600)).toEqual(start);
});

test("another device is elsewhere when it is far enough away", () => {
  expect(isElsewhere(standing(300), 100)).toBe(true);
  expect(isElsewhere(standing(300), 295)).toBe(false);
  expect(isElsewhere(standing(300, deviceId()), 100)).toBe(false);
  expect(isElsewhere(undefined, 100)).toBe(false);
});
