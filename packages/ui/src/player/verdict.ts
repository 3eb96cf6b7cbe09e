/** One error of the stream, as far as a decision needs it. */
export interface StreamError {
  /** Of the network, else of decoding. */
  network: boolean;
  fatal: boolean;
  /** The file is there but is not what it should be. */
  malformed: boolean;
  part: "playlist" | "segment";
  /** HTTP status; 0 or undefined when there was no answer. */
  status: number | undefined;
}

/**
 * What to do about it. `renew`: ask the host for an address; `wait`: try again, later and later;
 * `notice`: hls.js is still trying, say so; `skip`: go on behind the segment; `rebuild`: start the decoder anew.
 */
export type Verdict = "ignore" | "notice" | "renew" | "wait" | "skip" | "rebuild" | "missing" | "broken";

const refused = (status = 0) => status === 401 || status === 403 || status === 410;
/** An answer that will be the same next time. */
export const isNotThere = (status = 0) => status >= 400 && status < 500 && status !== 408 && status !== 429;

export function verdictOn({ network, fatal, malformed, part, status }: StreamError): Verdict {
  if (network && refused(status)) return "renew";
  if (!fatal) return network && !malformed && !isNotThere(status) ? "notice" : "ignore";
  if (!network) return "rebuild";
  if (malformed) return part === "segment" ? "skip" : "broken";
  if (isNotThere(status)) return part === "segment" ? "skip" : "missing";
  return "wait";
}
