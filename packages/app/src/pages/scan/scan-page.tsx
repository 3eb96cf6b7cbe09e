import {
  Button,
  Container,
  EmptyState,
  Failure,
  Heading,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
} from "@xinglin/ui";
import { useEffect, useState } from "react";
import { useClient } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../../gql/index.ts";
import type { ScanQrSignInMutation } from "../../gql/graphql.ts";
import { failureText } from "../../lib/failure-text.ts";
import { usePageHead } from "../../lib/page-head.tsx";
import { useMe } from "../../lib/use-me.ts";
import { SignInWays } from "../../parts/sign-in-ways.tsx";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";

const ScanMutation = graphql(`
  mutation ScanQrSignIn($code: String!) {
    scanQrSignIn(code: $code) {
      device
      state
    }
  }
`);

const ConfirmMutation = graphql(`
  mutation ConfirmQrSignIn($code: String!) {
    confirmQrSignIn(code: $code) {
      ... on Refusal {
        message
      }
    }
  }
`);

type Scanned = ScanQrSignInMutation["scanQrSignIn"];

/** What a scanned sign-in code leads to: who would be signed in where, and the button that does it (spec decisions). */
export function ScanPage({ code }: { code: string }) {
  usePageHead({ title: "确认登录" });
  const { token, known } = useSnapshot(session);
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Heading level={1}>确认登录</Heading>
        {!known ? null : token ? (
          <Question key={code} code={code} />
        ) : (
          <>
            <Text tone="soft">先在这台设备上登录，再确认那一边的登录。</Text>
            <SignInWays />
          </>
        )}
      </Stack>
    </Container>
  );
}

const over: Record<Exclude<Scanned["state"], "WAITING">, [title: string, words: string]> = {
  CONFIRMED: ["这个二维码已经用过了", "要再登录一台设备，请在那边刷新二维码。"],
  EXPIRED: ["二维码过期了", "请在那边刷新二维码，再扫一次。"],
  ENDED: ["那边的登录窗口已经关了", "请在那边重新打开登录，再扫一次。"],
};

function Question({ code }: { code: string }) {
  const client = useClient();
  const { me } = useMe();
  const [told, setTold] = useState<{ round: number; scanned?: Scanned; failure?: string }>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    // A mutation, because it tells the waiting device that it was scanned.
    async function look() {
      const { data, error } = await client.mutation(ScanMutation, { code }).toPromise();
      if (left) return;
      setTold({
        round,
        scanned: data?.scanQrSignIn,
        failure: error && failureText(error, "二维码").text,
      });
    }
    void look();
    return () => {
      left = true;
    };
  }, [client, code, round]);

  // What an earlier look told is not about this one.
  const { scanned, failure } = told?.round === round ? told : {};

  async function confirm() {
    setBusy(true);
    const { data, error } = await client.mutation(ConfirmMutation, { code }).toPromise();
    setBusy(false);
    const result = data?.confirmQrSignIn;
    if (error) setTold({ round, failure: failureText(error, "登录").text });
    else if (result?.__typename === "Refusal") setTold({ round, failure: result.message });
    else setDone(true);
  }

  if (failure) {
    return (
      <Failure title="没有登录成功" onRetry={() => setRound((last) => last + 1)}>
        {failure}
      </Failure>
    );
  }
  if (done) {
    return (
      <EmptyState level={2} title="已确认" action={<HomeLink />}>
        「{scanned?.device}」马上就登录好了。
      </EmptyState>
    );
  }
  if (!scanned) {
    return (
      <Skeleton label="正在读取二维码">
        <SkeletonText lines={3} />
      </Skeleton>
    );
  }
  if (scanned.state !== "WAITING") {
    const [title, words] = over[scanned.state];
    return (
      <EmptyState level={2} title={title} action={<HomeLink />}>
        {words}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Text>
        要让「{scanned.device ?? "另一台设备"}」以 <strong>{me?.nickname ?? "你"}</strong>
        {me?.maskedMobile && `（${me.maskedMobile}）`} 的身份登录吗？
      </Text>
      <Text size="ui" tone="soft">
        不是你自己打开的登录页，请不要确认：确认以后，那台设备就能看你的课程和医案。
      </Text>
      <Stack direction="row" gap={3} wrap>
        <Button variant="accent" busy={busy} onClick={() => void confirm()}>
          确认登录
        </Button>
        <Button asChild>
          <a href={href.home()}>不是我</a>
        </Button>
      </Stack>
    </Stack>
  );
}

const HomeLink = () => (
  <Button asChild>
    <a href={href.home()}>去首页</a>
  </Button>
);
