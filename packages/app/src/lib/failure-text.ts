import type { CombinedError } from "urql";

/** Reasons and codes that the gateway puts into a GraphQL error's extensions. */
interface Extensions {
  code?: string;
  reason?: string;
}

const extensionsOf = (error: CombinedError): Extensions => error.graphQLErrors[0]?.extensions ?? {};

export const isNotFound = (error: CombinedError) => extensionsOf(error).reason === "NOT_FOUND";
export const isUnauthenticated = (error: CombinedError) =>
  error.graphQLErrors.some(({ extensions }) => extensions["code"] === "UNAUTHENTICATED");
/** The server understood and said no; the network, a time-out or a bug on the way say nothing of the kind. */
export const isRefused = (error: CombinedError) => extensionsOf(error).code === "UPSTREAM_ERROR";
/** The upstream does not know an extension call: the section goes without, silently. */
export const isUnsupported = (error: CombinedError) => extensionsOf(error).code === "UPSTREAM_UNSUPPORTED";

export interface FailureText {
  title: string;
  text: string;
}

/** What happened, in words for the reader. `what` names the thing: 课程. */
export function failureText(error: CombinedError, what: string): FailureText {
  const title = `${what}没有取回来`;
  const { networkError } = error;
  if (networkError) {
    if (typeof navigator !== "undefined" && !navigator.onLine)
      return { title, text: "网络断了，连上以后再试一次。" };
    const timedOut = networkError.name === "TimeoutError" || networkError.name === "AbortError";
    return {
      title,
      text: timedOut ? "服务器十六秒没有回应，可能是网络断了。" : "连不上服务器，请检查网络后再试。",
    };
  }
  return { title, text: error.graphQLErrors[0]?.message || "服务器开小差了，请稍后再试。" };
}
