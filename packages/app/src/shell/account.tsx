import { Avatar, Button, Stack } from "@xinglin/ui";
import { useState } from "react";
import { lazyPage } from "../lib/lazy-page.tsx";
import { useMe } from "../lib/use-me.ts";
import { href } from "../routes.tsx";
import { showToast } from "../state/toasts.ts";
import { OnDemand } from "./on-demand.tsx";
import { signInHere } from "./sign-in-here.ts";

const AccountMenu = lazyPage(async () => (await import("./account-menu.tsx")).AccountMenu);

const notOpened = () => showToast({ tone: "bad", title: "没有打开，请检查网络后再试" });

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
    <OnDemand
      fallback={closed}
      onFailure={() => {
        setOpened(false);
        notOpened();
      }}
    >
      <AccountMenu name={name} minutes={me?.minutesToday ?? 0}>
        {face}
      </AccountMenu>
    </OnDemand>
  );
}
