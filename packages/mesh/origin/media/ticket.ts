import { createHmac, timingSafeEqual } from "node:crypto";

/** What a media ticket says. It stands in the path, so playlists name their segments relatively. */
export interface Ticket {
  learnerId: number;
  fileId: string;
  /** Seconds since 1970. */
  exp: number;
  /** Where playback ends for somebody who has not paid; whole lesson when absent. */
  trialSeconds?: number;
}

const macOf = (payload: string, secret: string) => createHmac("sha256", secret).update(payload).digest();

export function signTicket(ticket: Ticket, secret: string): string {
  const payload = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  return `${payload}.${macOf(payload, secret).toString("base64url")}`;
}

/** @returns undefined for a ticket that is forged, malformed or expired */
export function readTicket(text: string, secret: string, now: Date): Ticket | undefined {
  const [payload = "", mac = "", ...rest] = text.split(".");
  const given = Buffer.from(mac, "base64url");
  const right = macOf(payload, secret);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The signature is ours, so the payload is what signTicket wrote.
  const ticket = JSON.parse(Buffer.from(payload, "base64url").toString()) as Ticket;
  return ticket.exp > now.getTime() / 1000 ? ticket : undefined;
}
