import { Button, Container, EmptyState, Heading, Skeleton, SkeletonPlate, Stack } from "@xinglin/ui";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { usePageHead } from "../../lib/page-head.tsx";
import { SignInWays } from "../../parts/sign-in-ways.tsx";
import { href } from "../../routes.tsx";
import { session } from "../../state/session.ts";

const SignInByScan = lazy(async () => ({
  default: (await import("../../parts/sign-in-by-scan.tsx")).SignInByScan,
}));

const waiting = (
  <Skeleton label="正在取二维码">
    <SkeletonPlate />
  </Skeleton>
);

/** The sign-in dialog as a page, for links (spec decisions "Product details"). */
export function SignInPage() {
  usePageHead({ title: "登录", canonical: href.signIn() });
  const { token } = useSnapshot(session);
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Heading level={1}>登录 / 注册</Heading>
        {token ? (
          <EmptyState
            level={2}
            title="你已经登录"
            action={
              <Button asChild variant="ink">
                <a href={href.purchased()}>我的课程</a>
              </Button>
            }
          >
            从上次停下的地方接着学。
          </EmptyState>
        ) : (
          <Stack gap={7}>
            <SignInWays />
            <Suspense fallback={waiting}>
              <SignInByScan />
            </Suspense>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
