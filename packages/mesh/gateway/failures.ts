import { createGraphQLError } from "@graphql-tools/utils";

/** Codes of the errors that reach clients, with the words they carry when the upstream gives none. */
const messages = {
  UNAUTHENTICATED: "请选择登录",
  UPSTREAM_ERROR: "服务器开小差了，请稍后再试",
  UPSTREAM_TIMEOUT: "服务器十六秒没有回应，请稍后再试",
  UPSTREAM_UNREACHABLE: "暂时连不上服务器，请稍后再试",
  UPSTREAM_MALFORMED: "服务器的回答读不懂，请稍后再试",
  UPSTREAM_UNSUPPORTED: "这里暂时没有这项功能",
  PLAYBACK_UNAVAILABLE: "这一讲暂时不能播放，请联系客服",
} as const;

export type FailureCode = keyof typeof messages;

interface Details {
  /** The upstream's own words, meant for the reader. */
  message?: string;
  /** The upstream's reason, from the list in spec decisions "One origin, one port". */
  reason?: string;
  /** HTTP status, where that is what was wrong. */
  status?: number;
}

/** An error that is meant to be seen: Chinese words, a code, and the upstream's reason. */
export function failure(code: FailureCode, { message, reason, status }: Details = {}) {
  return createGraphQLError(message || messages[code], {
    extensions: { code, ...(reason && { reason }), ...(status && { status }) },
  });
}
