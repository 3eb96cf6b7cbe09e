import {
  Button,
  Checkbox,
  CodeField,
  Heading,
  isMainlandMobile,
  Link,
  PhoneField,
  Stack,
  Text,
} from "@xinglin/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import { useSnapshot } from "valtio";
import { codeResendWait } from "../lib/limits.ts";
import { useSignIn } from "../lib/sign-in.ts";
import { href } from "../routes.tsx";
import { signInDraft } from "../state/sign-in-draft.ts";

interface Faults {
  mobile?: string;
  code?: string;
}

/** Signing in by phone and code (spec §2 "Login dialog"). What was typed outlives a closed dialog. */
export function SignInForm({ onOtherWay }: { onOtherWay: () => void }) {
  const { mobile, code, sentTo, resendAt } = useSnapshot(signInDraft);
  const { requestCode, signIn } = useSignIn();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState<"code" | "sign-in">();
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();

  /** Shows what is wrong and leads to the first field it is wrong in. */
  function tell(found: Faults) {
    setFaults(found);
    const name = found.mobile ? "mobile" : found.code ? "code" : undefined;
    if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  const phoneFault = () => (isMainlandMobile(mobile) ? undefined : "请输入合法的手机号");

  async function askForCode() {
    const fault = phoneFault();
    if (fault) return tell({ mobile: fault });
    setFaults({});
    setBusy("code");
    const refused = await requestCode(mobile);
    setBusy(undefined);
    if (refused) tell({ mobile: refused });
    else {
      signInDraft.sentTo = mobile;
      signInDraft.resendAt = Date.now() + codeResendWait;
      form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      mobile: phoneFault(),
      code: code === "" ? "请输入验证码" : code.length < 6 ? "验证码是六位数字" : undefined,
    };
    if (found.mobile ?? found.code) return tell(found);
    setFaults({});
    setBusy("sign-in");
    const refused = await signIn(mobile, code);
    setBusy(undefined);
    if (refused) tell({ code: refused });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id={titleId}>
          验证码登录
        </Heading>
        <PhoneField
          value={mobile}
          onValueChange={(value) => (signInDraft.mobile = value)}
          error={faults.mobile}
          hint="十一位大陆手机号"
        />
        <CodeField
          value={code}
          onValueChange={(value) => (signInDraft.code = value)}
          error={faults.code}
          // Another number need not wait.
          resendAt={mobile === sentTo ? resendAt : undefined}
          requesting={busy === "code"}
          onRequestCode={askForCode}
        />
        <Button type="submit" variant="accent" width="full" busy={busy === "sign-in"}>
          登录
        </Button>
        <Checkbox defaultChecked>
          我已阅读并同意
          <Link href={href.agreement()} target="_blank">
            《用户协议》
          </Link>
        </Checkbox>
        <Button variant="text" onClick={onOtherWay}>
          用密码登录
        </Button>
        <Text size="caption" tone="faint">
          没有账号也从这里进：第一次登录就是注册。
        </Text>
      </Stack>
    </form>
  );
}
