import { Component, Suspense, type ReactNode } from "react";
import { forgetFailure } from "../lib/lazy-page.tsx";

interface OnDemandProps {
  /** What stands there until the code has come. */
  fallback?: ReactNode;
  /** The code did not come; the page stands without the part. */
  onFailure?: () => void;
  children: ReactNode;
}

class Guard extends Component<{ onFailure?: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** A part of the shell whose code comes when it is needed: its failure never takes the page with it. */
export function OnDemand({ fallback, onFailure, children }: OnDemandProps) {
  return (
    <Guard onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Guard>
  );
}
