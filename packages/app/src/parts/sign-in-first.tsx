import { Button, EmptyState, Skeleton, SkeletonText } from "@xinglin/ui";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { session } from "../state/session.ts";
import { askToSignIn } from "../state/sign-in-request.ts";

interface SignInFirstProps {
  /** What signing in would show. */
  text: string;
  children: ReactNode;
}

/** Shows its children to a signed-in learner, and to anyone else the way to become one. */
export function SignInFirst({ text, children }: SignInFirstProps) {
  const { token, known } = useSnapshot(session);
  if (!known) {
    return (
      <Skeleton>
        <SkeletonText lines={3} />
      </Skeleton>
    );
  }
  if (token) return children;
  return (
    <EmptyState
      level={2}
      title="请选择登录"
      action={
        <Button variant="accent" onClick={() => askToSignIn()}>
          登录 / 注册
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
