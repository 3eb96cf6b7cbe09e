import { Avatar, Button, Stack } from "@xinglin/ui";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../lib/use-me.ts";
import { href } from "../routes.tsx";
import { askToSignIn } from "../state/sign-in-request.ts";

const AccountMenu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));

/** Opens the dialog in place; the link leads to the same form as a page where scripts do not run. */
function signInHere(event: React.MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  askToSignIn();
}

/** Sign-in links for a visitor, the learner's menu for a learner (spec §2 "Shell"). */
export function Account() {
  const { me, signedIn } = useMe();
  const [opened, setOpened] = useState(false);
  if (!signedIn) {
    return (
      <Stack direction="row" gap={1} align="center">
        <Button asChild variant="text">
          <a href={href.signIn()} onClick={signInHere}>
            登录
          </a>
        </Button>
        <Button asChild size="small">
          <a href={href.signIn()} onClick={signInHere}>
            注册
          </a>
        </Button>
      </Stack>
    );
  }
  const name = me?.nickname ?? "我的";
  const face = (
    <>
      <Avatar name={name} src={me?.avatar} />
      {name}
    </>
  );
  const closed = (
    <Button
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${name}，我的账户`}
      onClick={() => setOpened(true)}
    >
      {face}
    </Button>
  );
  // The menu's code comes with the first press.
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu name={name} minutes={me?.minutesToday ?? 0}>
        {face}
      </AccountMenu>
    </Suspense>
  );
}

/** The same inside the phone's menu. */
export function PhoneAccount() {
  const { me, signedIn } = useMe();
  const [leaving, setLeaving] = useState(false);
  if (!signedIn) {
    return (
      <Button asChild variant="accent" width="full">
        <a href={href.signIn()}>登录 / 注册</a>
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      <span>{me?.nickname ?? "我的"}</span>
      <Button asChild width="full">
        <a href={href.purchased()}>我的课程</a>
      </Button>
      <Button asChild width="full">
        <a href={href.devices()}>我的设备</a>
      </Button>
      <Button width="full" onClick={() => setLeaving(true)}>
        退出登录
      </Button>
      {leaving && (
        <Suspense>
          <SignOutQuestion onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

const SignOutQuestion = lazy(async () => ({
  default: (await import("./sign-out-question.tsx")).SignOutQuestion,
}));
