import type { Client } from "urql";
import { keepReport, sendLast, sendReports } from "./study-outbox.ts";
import { randomName } from "./this-device.ts";
import { keepPositionHere } from "./study-start.ts";
import { gatherStretches } from "./study-stretch.ts";

interface Options {
  client: Client;
  lessonId: string;
  /** Seconds. */
  startAt: number;
}

/** One mounted player's reports: numbered, kept until the server has them, and sent as they come. */
export function openStudySession({ client, lessonId, startAt }: Options) {
  const sessionId = randomName();
  const began = Date.now();
  let sequence = 0;
  let leaving = false;
  let learner: string | undefined;
  const stretches = gatherStretches(
    () => Date.now() - began,
    (stretch) => {
      // Nothing is told of nobody.
      if (!learner) return;
      keepPositionHere(learner, lessonId, stretch.position);
      const report = { ...stretch, owner: learner, lessonId, sessionId, sequence, began };
      sequence += 1;
      keepReport(report);
      void (leaving ? sendLast(client, report) : sendReports(client, learner));
    },
    startAt,
  );
  function last(tell: () => void) {
    leaving = true;
    tell();
    leaving = false;
  }
  /** The network is back. */
  function sendHeld() {
    if (learner) void sendReports(client, learner);
  }
  return {
    ...stretches,
    /** The page is put away; it may go on playing, and may never come back. */
    hide: () => last(stretches.cut),
    leave: () => last(stretches.stop),
    sendHeld,
    /** Names who watches; what is held of theirs is sent. */
    watchedBy(key: string | undefined) {
      learner = key;
      sendHeld();
    },
  };
}
