import type { Generated } from "kysely";

export interface LearnerTable {
  id: Generated<number>;
  mobile: string;
  nickname: string;
  avatar: string | null;
  createdAt: Date;
}

export interface SessionTable {
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  learnerId: number;
  createdAt: Date;
  usedAt: Date;
}
