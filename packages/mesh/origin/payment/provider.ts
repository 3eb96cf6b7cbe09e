import type { IncomingHttpHeaders } from "node:http";
import type { PayMethod } from "./payment.table.ts";
import type { Receipt } from "./settle.queries.ts";

/** What a provider is told of an order. */
export interface OrderToPay {
  id: string;
  courseId: number;
  courseName: string;
  amountFen: number;
  method: PayMethod;
  expiresAt: Date;
}

/** A message to our notify address, byte for byte as it came. */
export interface Notice {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A message that is not what it claims to be; the words are for the log. */
export class BadNotice extends Error {}

/** The provider could not be reached, or refused to begin a payment; the words are for the log. */
export class ProviderFailure extends Error {}

/** What the provider wants to read so that it stops, or goes on, sending its message. */
export interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/** One way to be paid; the sandbox and the real ones stand side by side behind configuration. */
export interface PaymentProvider {
  /** Names the provider in the notify address and beside each payment. */
  name: string;
  /**
   * Begins a payment.
   * @returns a PNG as a data URL (method 1) or an HTML form (method 2)
   * @throws ProviderFailure
   */
  start(order: OrderToPay, now: Date): Promise<string>;
  /**
   * Verifies a message.
   * @returns the money it tells of; undefined when it tells of none
   * @throws BadNotice when it is forged, altered, too old or unreadable
   */
  read(notice: Notice, now: Date): Receipt | undefined;
  /** Says that the message was taken, or why it was not. */
  answer(refusal?: string): NoticeAnswer;
}

/** The provider of each method; a method without one is not offered. */
export type Payments = Partial<Record<PayMethod, PaymentProvider>>;
