import { Button, Failure } from "@xinglin/ui";
import { Component, startTransition, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ChunkError, forgetFailure } from "./lazy-page.tsx";
import { useRetryOnline } from "./use-retry-online.ts";

interface BoundaryProps {
  /** A new address is a new chance. */
  path: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown; path: string }> {
  override state = { error: undefined as unknown, path: this.props.path };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: { path: string }) {
    return path === state.path ? null : { path, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // As a transition the words stay until the code has come.
    const retry = () => startTransition(() => this.setState({ error: undefined }));
    return <NotOpened missing={error instanceof ChunkError} onRetry={retry} />;
  }
}

interface NotOpenedProps {
  /** The page's code did not come. */
  missing: boolean;
  onRetry: () => void;
}

function NotOpened({ missing, onRetry }: NotOpenedProps) {
  useRetryOnline(missing, onRetry);
  return (
    <Failure
      level={1}
      title="这一页没有打开"
      action={<Button onClick={() => location.reload()}>重新打开</Button>}
    >
      {missing
        ? "页面的程序没有下载完，可能是网络断了，或者网站刚刚更新过。"
        : "页面出了意外，已填写的内容请先复制保存。"}
    </Failure>
  );
}

/** Keeps one page's failure from taking the shell with it; says what happened and offers one way on. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return <Boundary path={path}>{children}</Boundary>;
}
