import type { Operation, SSRData } from "@urql/core";
import { awaited } from "../state/page-load.ts";
import { askToSignIn } from "../state/sign-in-request.ts";
import { forgetToken, session } from "../state/session.ts";
import { showToast } from "../state/toasts.ts";
import { isRefused, isUnauthenticated } from "./failure-text.ts";
import { createGraphqlClient } from "./graphql-client.ts";

/** Whether an operation reads who is signed in; when that is refused nobody is (spec §8). */
const isUserInfo = ({ query }: Operation) =>
  query.definitions.some((definition) => "name" in definition && definition.name?.value === "Me");

/** The browser's client. A 403 shows 请选择登录 and opens the sign-in dialog (spec §7, §8). */
export function siteClient(initialState?: SSRData) {
  return createGraphqlClient({
    url: "/graphql",
    // Every request is something one waits for: the bar at the top shows (spec §7).
    fetch: (input, init) => awaited(fetch(input, init)),
    token: () => session.token,
    initialState,
    onError: (error, operation) => {
      if (!isUnauthenticated(error) && !(isUserInfo(operation) && isRefused(error))) return;
      const lapsed = session.token !== null;
      forgetToken();
      if (lapsed) showToast({ tone: "bad", title: "验证失败，请重新登录" });
      else showToast({ tone: "info", title: "请选择登录" });
      askToSignIn();
    },
  }).client;
}
