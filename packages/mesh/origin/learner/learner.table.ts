import type { Generated } from "kysely";

export interface LearnerTable {
  id: Generated<number>;
  mobile: string;
  nickname: string;
  avatar: string | null;
  createdAt: Date;
}

export interface SessionTable {
  id: Generated<string>;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  learnerId: number;
  /** Browser and system, in a learner's words. */
  device: string;
  createdAt: Date;
  usedAt: Date;
}

export interface LearnerPasswordTable {
  learnerId: number;
  salt: Buffer;
  /** scrypt of the password. */
  hash: Buffer;
  changedAt: Date;
}
