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

const PasswordMutation = graphql(`
  mutation SignInWithPassword($input: PasswordSignIn!) {
    signInWithPassword(input: $input) {
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

type Result = { __typename: "SignedIn"; token: string } | { __typename: "Refusal"; message: string };

/** Keeps the token, says so, and goes on with what was interrupted. */
export function welcome(token: string) {
  keepToken(token);
  showToast({ tone: "ok", title: "登录成功" });
  finishSignIn();
}

function enter(result: Result | undefined): Refused {
  if (result?.__typename !== "SignedIn") return result?.message ?? "服务器开小差了，请稍后再试。";
  welcome(result.token);
  return undefined;
}

/** Signing in by phone and code, or by password; each step tells why it was refused. */
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
    return enter(data?.signInWithCode);
  }

  async function signInWithPassword(username: string, password: string): Promise<Refused> {
    const { data, error } = await client.mutation(PasswordMutation, { input: { username, password } });
    if (error) return failureText(error, "登录").text;
    return enter(data?.signInWithPassword);
  }

  return { requestCode, signIn, signInWithPassword };
}
