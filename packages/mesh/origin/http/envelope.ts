import { type TSchema, Type } from "typebox";

/** Why a request was refused, for programs; people read `msg`. The one list. */
export const reasons = [
  "NOT_FOUND",
  "BAD_PARAMETER",
  "CODE_WRONG",
  "CODE_LATE",
  "PASSWORD_WRONG",
  "TOO_SOON",
  "TOO_MANY",
  "ALREADY_PAID",
  "PAY_UNAVAILABLE",
  "NOT_ALLOWED",
  "INTERNAL",
] as const;

export type Reason = (typeof reasons)[number];

/** An expected failure: answered as an envelope, never logged as an error. */
export class Refusal extends Error {
  readonly code: 403 | 500;
  readonly reason: Reason | undefined;
  constructor(code: 403 | 500, message: string, reason?: Reason) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/** Refuses with a message in Chinese that the learner reads as it is. */
export const refuse = (reason: Reason, message: string) => new Refusal(500, message, reason);

export const signInFirst = () => new Refusal(403, "请选择登录");

/** Every answer's shape (spec §7): 200 fine, 403 not signed in, 500 refused with a readable `msg`. */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object(
    {
      code: Type.Integer({ description: "200 fine, 403 not signed in, 500 refused" }),
      msg: Type.String({ description: "Chinese, readable by a learner" }),
      data,
      reason: Type.Optional(Type.Enum([...reasons], { description: "Extension: why it was refused" })),
    },
    { description: "The answer, or why there is none" },
  );

export const ok = <T>(data: T) => ({ code: 200, msg: "success", data });

export const refused = ({ code, message, reason }: Pick<Refusal, "code" | "message" | "reason">) => ({
  code,
  msg: message,
  data: null,
  ...(reason && { reason }),
});
