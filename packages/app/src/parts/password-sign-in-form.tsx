import { Button, Heading, isMainlandMobile, PhoneField, Stack, TextField } from "@xinglin/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { useSnapshot } from "valtio";
import { useSignIn } from "../lib/sign-in.ts";
import { signInDraft } from "../state/sign-in-draft.ts";

interface Faults {
  mobile?: string;
  password?: string;
}

/** Signing in with the phone number and a password (spec §7, username and password). */
export function PasswordSignInForm({ onOtherWay }: { onOtherWay: () => void }) {
  const { mobile } = useSnapshot(signInDraft);
  const { signInWithPassword } = useSignIn();
  const [password, setPassword] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();

  function tell(found: Faults) {
    setFaults(found);
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${found.mobile ? "mobile" : "password"}"]`)
      ?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      mobile: isMainlandMobile(mobile) ? undefined : "请输入合法的手机号",
      password: password ? undefined : "请输入密码",
    };
    if (found.mobile ?? found.password) return tell(found);
    setFaults({});
    setBusy(true);
    const refused = await signInWithPassword(mobile, password);
    setBusy(false);
    if (refused) tell({ password: refused });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id={titleId}>
          密码登录
        </Heading>
        <PhoneField
          value={mobile}
          onValueChange={(value) => (signInDraft.mobile = value)}
          error={faults.mobile}
          hint="十一位大陆手机号"
        />
        <TextField
          label="密码"
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={72}
          value={password}
          error={faults.password}
          onValueChange={setPassword}
        />
        <Button type="submit" variant="accent" width="full" busy={busy}>
          登录
        </Button>
        <Button variant="text" onClick={onOtherWay}>
          用验证码登录
        </Button>
      </Stack>
    </form>
  );
}
