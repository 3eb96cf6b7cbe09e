import type { Generated } from "kysely";

export interface SmsCodeTable {
  mobile: string;
  /** HMAC of phone and code, because six digits under a plain hash are found in a second. */
  codeHash: Buffer;
  sentAt: Date;
  wrongTries: Generated<number>;
}
