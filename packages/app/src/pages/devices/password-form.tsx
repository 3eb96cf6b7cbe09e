import { Button, Stack, TextField } from "@xinglin/ui";
import { useRef, useState, type FormEvent } from "react";
import { useClient } from "urql";
import { graphql } from "../../gql/index.ts";
import { failureText } from "../../lib/failure-text.ts";
import { shortestPassword } from "../../lib/limits.ts";
import { showToast } from "../../state/toasts.ts";

const SetPasswordMutation = graphql(`
  mutation SetPassword($input: NewPassword!) {
    setPassword(input: $input) {
      ... on Refusal {
        message
      }
    }
  }
`);

/** Choosing a password. */
export function PasswordForm() {
  const client = useClient();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function tell(words: string) {
    setFault(words);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password.length < shortestPassword) return tell(`密码至少 ${shortestPassword} 个字`);
    if (password.trim() === "") return tell("密码不能全是空格");
    setFault(undefined);
    setBusy(true);
    const { data, error } = await client.mutation(SetPasswordMutation, { input: { password } }).toPromise();
    setBusy(false);
    const result = data?.setPassword;
    if (error) return tell(failureText(error, "密码").text);
    if (result?.__typename === "Refusal") return tell(result.message);
    setPassword("");
    showToast({ tone: "ok", title: "密码已经设好，下次可以用手机号和它登录" });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4} align="start">
        <TextField
          ref={field}
          label="新密码"
          type="password"
          name="new-password"
          autoComplete="new-password"
          maxLength={72}
          hint={`${shortestPassword} 到 72 个字，以前设过的会失效`}
          value={password}
          error={fault}
          onValueChange={setPassword}
        />
        <Button type="submit" busy={busy}>
          设好密码
        </Button>
      </Stack>
    </form>
  );
}
