import { Heading, Stack, Text, TimedCode } from "@xinglin/ui";
import { useQrSignIn } from "../lib/qr-sign-in.ts";
import { href } from "../routes.tsx";

/** Signing in with a device that is signed in already (spec §4 "Login dialog"): the right half. */
export function SignInByScan() {
  const [state, refresh] = useQrSignIn();
  const shown = state && "code" in state ? state : undefined;
  const failed = state && "failure" in state ? state : undefined;
  return (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        扫码登录
      </Heading>
      <TimedCode
        label="登录二维码"
        text={shown && new URL(href.scan(shown.code), location.origin).href}
        madeAt={shown?.madeAt}
        expiresAt={shown?.expiresAt}
        state={failed ? "failed" : shown?.scanned ? "scanned" : "ready"}
        failure={failed?.failure || undefined}
        onRefresh={refresh}
      >
        用已经登录的手机扫一扫，在手机上确认
      </TimedCode>
      <Text size="caption" tone="faint">
        只确认你自己打开的登录页。
      </Text>
    </Stack>
  );
}
