import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

/*
 * Learners watch at random: several devices at once, speeds, seeks, stalls, queues that are sent late, twice and in
 * any order. What they saw is kept here second by second, in sets, and every screen must say the same.
 */

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const second = 1000;
const rates = [0.5, 1, 1, 1.5, 2];
/** Lesson, its seconds, its course; one course is bought, the others are free. */
const lessons = [
  { id: 6, duration: 120, course: 3 },
  { id: 7, duration: 18, course: 3 },
  { id: 10, duration: 120, course: 5 },
  { id: 11, duration: 18, course: 5 },
  { id: 12, duration: 120, course: 6 },
];
const courses = [3, 5, 6];

interface Report {
  sequence: number;
  at: number;
  elapsed: number;
  ranges: string;
  position: number;
}

interface Session {
  id: string;
  lesson: (typeof lessons)[number];
  /** Seconds since 1970. */
  began: number;
  rate: number;
  position: number;
  online: boolean;
  sequence: number;
  queue: Report[];
  told: Report[];
  device: string;
}

/** What ought to be known of a learner. */
interface Truth {
  watched: Map<number, Set<number>>;
  studied: Set<number>;
  position: Map<number, { value: number; at: number }>;
}

async function send(origin: TestOrigin, token: string, session: Session, report: Report) {
  const { at, elapsed, ...rest } = report;
  const answer = await origin.call(
    "/webCourse/studyReport",
    {
      ...rest,
      lessonId: session.lesson.id,
      sessionId: session.id,
      at: at * second,
      elapsed: elapsed * second,
      sentAt: origin.clock().getTime() - session.began * second,
      deviceId: session.device,
      device: session.device,
    },
    token,
  );
  expect(answer).toMatchObject({ code: 200 });
}

/** One device plays on for a while: whole seconds of time, half seconds of film where the rate makes them. */
function play(session: Session, now: number, random: () => number, truth: Truth) {
  const { lesson, rate } = session;
  if (random() < 0.3) session.position = Math.floor(random() * lesson.duration);
  if (session.position >= lesson.duration) session.position = 0;
  const room = Math.floor((lesson.duration - session.position) / rate);
  const elapsed = Math.min(room, 2 * (1 + Math.floor(random() * 7)));
  if (elapsed <= 0) return;
  const from = session.position;
  const to = from + elapsed * rate;
  session.position = to;
  const seen = truth.watched.get(lesson.id) ?? new Set<number>();
  for (let at = Math.round(from); at < Math.round(to); at += 1) seen.add(at);
  truth.watched.set(lesson.id, seen);
  for (let at = now - elapsed; at < now; at += 1) truth.studied.add(at);
  const before = truth.position.get(lesson.id);
  if (!before || now >= before.at) truth.position.set(lesson.id, { value: Math.round(to), at: now });
  session.queue.push({
    sequence: session.sequence,
    at: now - session.began,
    elapsed,
    ranges: `${from}-${to}`,
    position: Math.round(to),
  });
  session.sequence += 1;
}

function shuffle<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function watchAtRandom(origin: TestOrigin, token: string, seed: number): Promise<Truth> {
  const random = numbersFrom(seed);
  const truth: Truth = { watched: new Map(), studied: new Set(), position: new Map() };
  const clock = () => Math.floor(origin.clock().getTime() / second);
  let sessions: Session[] = [];
  let opened = 0;
  for (let step = 0; step < 50; step += 1) {
    if (sessions.length < 3 && random() < 0.5) {
      opened += 1;
      const lesson = lessons[Math.floor(random() * lessons.length)] ?? lessons[0];
      sessions.push({
        id: `session-${seed}-${opened}`,
        // A list that is not empty.
        lesson: lesson as (typeof lessons)[number],
        began: clock(),
        rate: rates[Math.floor(random() * rates.length)] ?? 1,
        position: 0,
        online: random() < 0.7,
        sequence: 0,
        queue: [],
        told: [],
        device: `device-${1 + Math.floor(random() * 3)}`,
      });
    }
    // Now and then everybody goes away: for a minute, for hours, over midnight.
    origin.pass((random() < 0.1 ? Math.floor(random() * 40_000) : 20) * second);
    for (const session of sessions) {
      // No two devices stop in the same second: whichever of them came later has the say.
      origin.pass(second);
      play(session, clock(), random, truth);
      if (random() < 0.2) session.online = !session.online;
      if (!session.online) continue;
      const again = random() < 0.2 ? session.told.slice(-2) : [];
      for (const report of shuffle([...session.queue, ...again], random))
        await send(origin, token, session, report);
      session.told.push(...session.queue);
      session.queue = [];
    }
    if (random() < 0.15) {
      // A tab is closed; what it still held comes when the device is back.
      const [closed, ...rest] = shuffle(sessions, random);
      sessions = rest;
      if (closed) for (const report of closed.queue) await send(origin, token, closed, report);
    }
  }
  for (const session of sessions)
    for (const report of shuffle(session.queue, random)) await send(origin, token, session, report);
  return truth;
}

const shanghaiDayOf = (at: number) => new Date((at + 8 * 3600) * 1000).toISOString().slice(0, 10);

/** Seconds of study by day, counted one by one. */
function studyByDay(truth: Truth) {
  const days = new Map<string, number>();
  for (const at of truth.studied) days.set(shanghaiDayOf(at), (days.get(shanghaiDayOf(at)) ?? 0) + 1);
  return days;
}

function streakOf(days: Map<string, number>, today: number) {
  const has = (at: number) => days.has(shanghaiDayOf(at));
  let at = has(today) ? today : today - 86_400;
  let run = 0;
  for (; has(at); at -= 86_400) run += 1;
  return run;
}

describe.each([1, 42, 20_261_120])("random viewing from seed %i", (seed) => {
  test("adds up to the same on every screen", { timeout: 60_000 }, async ({ origin }) => {
    const token = await origin.signIn("13900005678");
    await origin.db
      .insertInto("purchase")
      .columns(["learnerId", "courseId", "amountFen", "paidAt"])
      .expression((eb) =>
        eb
          .selectFrom("learner")
          .where("mobile", "=", "13900005678")
          .select((cell) => [
            "id",
            cell.val(3).as("courseId"),
            cell.val(9999).as("amountFen"),
            cell.val(origin.clock()).as("paidAt"),
          ]),
      )
      .execute();
    const truth = await watchAtRandom(origin, token, seed);
    expect(truth.studied.size).toBeGreaterThan(200);

    const seenOf = (id: number) => truth.watched.get(id)?.size ?? 0;
    for (const course of courses) {
      const own = lessons.filter((lesson) => lesson.course === course);
      const { data } = await origin.call("/webCourse/courseProgress", { id: course }, token);
      for (const lesson of own) {
        const standing = data.lessons.find(({ lessonId }: { lessonId: number }) => lessonId === lesson.id);
        const position = truth.position.get(lesson.id);
        expect(standing).toMatchObject({
          watchedSeconds: seenOf(lesson.id),
          completed: seenOf(lesson.id) >= 0.9 * lesson.duration,
          position: position?.value ?? null,
        });
      }
      const watched = own.reduce((sum, { id }) => sum + seenOf(id), 0);
      expect(data.watchedSeconds).toBe(watched);
      const { records, total } = (await origin.call("/webCourse/coursePurchased", {}, token)).data;
      const done = own.filter(({ id, duration }) => seenOf(id) >= 0.9 * duration);
      const card = records.find(({ targetId }: { targetId: number }) => targetId === course);
      expect(total).toBe(records.length);
      expect(card).toMatchObject({
        maxNum: data.lessons.length,
        studyTime: Math.floor(watched / 60),
        state: done.length === data.lessons.length ? 1 : 0,
        completedNum: done.length,
        percent: data.percent,
        resume: data.resume,
      });
      expect(data.percent === 100).toBe(done.length === data.lessons.length);
    }

    const today = Math.floor(origin.clock().getTime() / 1000);
    const days = studyByDay(truth);
    const calendar = await origin.call(
      "/webCourse/studyCalendar",
      { from: "2026-11-01", to: shanghaiDayOf(today) },
      token,
    );
    expect(calendar.data.days).toEqual(
      [...days].map(([day, seconds]) => ({ day, seconds })).toSorted((a, b) => a.day.localeCompare(b.day)),
    );
    expect((await origin.call("/webLogin/detail", {}, token)).data).toMatchObject({
      studyTime: Math.floor((days.get(shanghaiDayOf(today)) ?? 0) / 60),
      studyDay: streakOf(days, today),
    });
    // What was seen fits into the time that was spent, at the fastest rate and on three devices.
    const seconds = [...truth.watched.values()].reduce((sum, seen) => sum + seen.size, 0);
    expect(seconds).toBeLessThanOrEqual(truth.studied.size * 2 * 3);
  });
});
