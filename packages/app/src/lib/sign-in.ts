import { useClient } from "urql";
import { graphql } from "../gql/index.ts";
import { keepToken } from "../state/session.ts";
import { finishSignIn } from "../state/sign-in-request.ts";
import { showToast } from "../state/toasts.ts";
import { failureText } from "./failure-text.ts";

const RequestCodeMutation = graphql(`
  mutation RequestSignInCode($mobile: String!) {
    requestSignInCode(mobile: $mobile) {
      ... on Refusal {
        message
        reason
      }
    }
  }
`);

const SignInMutation = graphql(`
  mutation SignInWithCode($mobile: String!, $code: String!) {
    signInWithCode(mobile: $mobile, code: $code) {
      ... on SignedIn {
        token
      }
      ... on Refusal {
        message
        reason
      }
    }
  }
`);

/** Why something was refused, in words for the reader; nothing when it went well. */
export type Refused = string | undefined;

/** The two steps of signing in by phone; each tells why it was refused. */
export function useSignIn() {
  const client = useClient();

  async function requestCode(mobile: string): Promise<Refused> {
    const { data, error } = await client.mutation(RequestCodeMutation, { mobile });
    if (error) return failureText(error, "验证码").text;
    return data?.requestSignInCode.__typename === "Refusal" ? data.requestSignInCode.message : undefined;
  }

  async function signIn(mobile: string, code: string): Promise<Refused> {
    const { data, error } = await client.mutation(SignInMutation, { mobile, code });
    if (error) return failureText(error, "登录").text;
    const result = data?.signInWithCode;
    if (result?.__typename !== "SignedIn") return result?.message ?? "服务器开小差了，请稍后再试。";
    keepToken(result.token);
    showToast({ tone: "ok", title: "登录成功" });
    finishSignIn();
    return undefined;
  }

  return { requestCode, signIn };
}
