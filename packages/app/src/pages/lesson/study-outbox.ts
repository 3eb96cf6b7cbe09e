import type { Client } from "urql";
import { graphql } from "../../gql/index.ts";
import { session } from "../../state/session.ts";
import { isUnauthenticated, isUnsupported } from "../../lib/failure-text.ts";
import { deviceId, deviceName } from "./this-device.ts";

const ReportStudyMutation = graphql(`
  mutation ReportStudy(
    $lessonId: ID!
    $sessionId: String!
    $sequence: Int!
    $at: Int!
    $sentAt: Int!
    $elapsed: Int!
    $ranges: String
    $position: Int!
    $deviceId: String!
    $device: String!
  ) {
    reportStudy(
      lessonId: $lessonId
      sessionId: $sessionId
      sequence: $sequence
      at: $at
      sentAt: $sentAt
      elapsed: $elapsed
      ranges: $ranges
      position: $position
      deviceId: $deviceId
      device: $device
    ) {
      ... on LessonProgress {
        lessonId
        watchedSeconds
        completed
      }
      ... on Refusal {
        reason
      }
    }
  }
`);

/** What one player played since its last report. */
export interface StudyReport {
  /** Whose it is: another learner who signs in on this device must not be credited. */
  owner: string;
  lessonId: string;
  sessionId: string;
  sequence: number;
  /** When the session's clock stood at zero, by this device. */
  began: number;
  /** Milliseconds of the session's clock at the stretch's end. */
  at: number;
  /** Milliseconds of playing. */
  elapsed: number;
  /** Seconds of the lesson: `0-15.2,40-55`. */
  ranges: string;
  /** Seconds. */
  position: number;
}

const prefix = "xinglin.study.";
/** Fifty minutes without a network; what is older gives way. */
const mostHeld = 200;
/** What the server cannot take is given up after so many tries. */
const mostTries = 5;

const keyOf = ({ sessionId, sequence }: StudyReport) =>
  `${prefix}${sessionId}.${String(sequence).padStart(6, "0")}`;

/** Reports that storage did not take; they last as long as the page. */
const unstored = new Map<string, StudyReport>();
const tries = new Map<string, number>();
/** The upstream knows no reports: nothing is kept for it. */
let unsupported = false;

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string): StudyReport | undefined {
  const held = unstored.get(key);
  if (held) return held;
  try {
    // Written by `keepReport`; anything else in its place is dropped by the server's schema.
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function drop(key: string) {
  unstored.delete(key);
  tries.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not stored.
  }
}

/** Every report that waits, the oldest first. */
const heldReports = () =>
  [...new Set([...storedKeys(), ...unstored.keys()])]
    .map(read)
    .filter((report) => report !== undefined)
    .toSorted((a, b) => a.began + a.at - (b.began + b.at));

/** Keeps a report until the server has it; each under its own key, so that tabs do not overwrite each other. */
export function keepReport(report: StudyReport) {
  if (unsupported) return;
  try {
    localStorage.setItem(keyOf(report), JSON.stringify(report));
  } catch {
    unstored.set(keyOf(report), report);
  }
  const held = heldReports();
  for (const old of held.slice(0, Math.max(0, held.length - mostHeld))) drop(keyOf(old));
}

/** Reports are nothing one waits for, and the last one outlives its page. */
const quietly = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, keepalive: true }),
};
/** What a report changes, so that the next screen reads it anew. */
const additionalTypenames = ["LessonProgress", "CourseProgress", "PurchasedCourse", "StudyCalendar"];

type Outcome = "sent" | "later" | "never";

async function sendOne(client: Client, report: StudyReport, leaving: boolean): Promise<Outcome> {
  // Signed out in the meantime: the report waits for its learner.
  if (!session.token) return "later";
  const { owner: _, began, ...told } = report;
  const sentAt = Math.max(told.at, Date.now() - began);
  const { error } = await client
    .mutation(
      ReportStudyMutation,
      { ...told, sentAt, deviceId: deviceId(), device: deviceName() },
      {
        ...quietly,
        // Today's minutes stand in the header; while a lesson plays nobody looks there.
        additionalTypenames: leaving ? [...additionalTypenames, "Learner"] : additionalTypenames,
      },
    )
    .toPromise();
  if (!error) return "sent";
  if (isUnsupported(error)) return "never";
  if (error.networkError || isUnauthenticated(error)) return "later";
  const key = keyOf(report);
  tries.set(key, (tries.get(key) ?? 0) + 1);
  return (tries.get(key) ?? 0) >= mostTries ? "sent" : "later";
}

let sending: Promise<void> | undefined;

async function sendAll(client: Client, owner: string) {
  for (const report of heldReports()) {
    if (report.owner !== owner) continue;
    const outcome = await sendOne(client, report, false);
    if (outcome === "later") return;
    if (outcome === "never") unsupported = true;
    drop(keyOf(report));
  }
}

/** Sends what waits, one after the other; what the network refuses stays. */
export async function sendReports(client: Client, owner: string): Promise<void> {
  await sending;
  sending = sendAll(client, owner).finally(() => (sending = undefined));
  await sending;
}

/** Sends the last report of a page that is going away, past whatever waits. */
export async function sendLast(client: Client, report: StudyReport): Promise<void> {
  if (unsupported) return;
  if ((await sendOne(client, report, true)) !== "later") drop(keyOf(report));
}
