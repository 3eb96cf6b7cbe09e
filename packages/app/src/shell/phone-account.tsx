import { Avatar, Button, Stack, Text } from "@xinglin/ui";
import { useState } from "react";
import { lazyPage } from "../lib/lazy-page.tsx";
import { useMe } from "../lib/use-me.ts";
import { href } from "../routes.tsx";
import { showToast } from "../state/toasts.ts";
import { OnDemand } from "./on-demand.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

const SignOutQuestion = lazyPage(async () => (await import("./sign-out-question.tsx")).SignOutQuestion);

const notOpened = () => showToast({ tone: "bad", title: "没有打开，请检查网络后再试" });

/** What the avatar's panel holds, inside the phone's menu. */
export function PhoneAccount() {
  const { me, signedIn } = useMe();
  const [leaving, setLeaving] = useState(false);
  if (!signedIn) {
    return (
      <Stack gap={4}>
        <Button asChild variant="accent" width="full">
          <a href={href.signIn()}>登录 / 注册</a>
        </Button>
        <ThemeChoice />
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="center">
        <Avatar name={me?.nickname ?? "我的"} src={me?.avatar} />
        <div>
          <Text strong>{me?.nickname ?? "我的"}</Text>
          <Text size="caption" tone="faint" numeric>
            今日学习 {me?.minutesToday ?? 0} 分钟
          </Text>
        </div>
      </Stack>
      <Button asChild width="full">
        <a href={href.purchased()}>我的课程</a>
      </Button>
      <Button asChild width="full">
        <a href={href.cases()}>我的医案</a>
      </Button>
      <Button asChild width="full">
        <a href={href.devices()}>我的设备</a>
      </Button>
      <ThemeChoice />
      <Button variant="text" width="full" onClick={() => setLeaving(true)}>
        退出登录
      </Button>
      {leaving && (
        <OnDemand
          onFailure={() => {
            setLeaving(false);
            notOpened();
          }}
        >
          <SignOutQuestion onClose={() => setLeaving(false)} />
        </OnDemand>
      )}
    </Stack>
  );
}
