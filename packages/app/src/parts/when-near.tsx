import { Failure } from "@xinglin/ui";
import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ChunkError, forgetFailure } from "../lib/lazy-page.tsx";
import { useRetryOnline } from "../lib/use-retry-online.ts";

/** How far below or above the screen a part is still near enough to be fetched. */
const reach = "400px 0px";

interface WhenNearProps {
  /** Names what is fetched, for a failure's words: 直播. */
  what: string;
  /** As high as what comes; it stands in the server's answer, and until code and data are here. */
  skeleton: ReactNode;
  /** A `lazyPage`, so that its code is fetched no sooner than it is drawn. */
  children: ReactNode;
}

/**
 * Fetches a section's code and data once it nears the screen, whether by scroll, Tab, a link to its `#id`
 * or print; its head belongs outside. For what the first screen shows, draw it directly.
 *
 * The server draws the skeletons alone. Heads with their ids are there, so links and reading order hold;
 * but an answer never waits for seven upstream calls that most visitors will not scroll to, one slow call
 * cannot delay the page, and the page's embedded data stays as small as its first screen. What search
 * engines should find has its own server-rendered page, to which each head leads.
 */
export function WhenNear({ what, skeleton, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: reach },
    );
    watch.observe(place.current);
    // A print waits for nobody: what is drawn in this event is what stands on the paper.
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      watch.disconnect();
      removeEventListener("beforeprint", print);
    };
  }, [near]);

  return (
    <div ref={place}>
      {near ? (
        <PartBoundary what={what}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </PartBoundary>
      ) : (
        skeleton
      )}
    </div>
  );
}

/** A part whose code did not come, or that broke, leaves the rest of the page standing. */
class PartBoundary extends Component<{ what: string; children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => this.setState({ error: undefined });
    return <NotOpened what={this.props.what} missing={error instanceof ChunkError} onRetry={retry} />;
  }
}

interface NotOpenedProps {
  what: string;
  /** The part's code did not come. */
  missing: boolean;
  onRetry: () => void;
}

function NotOpened({ what, missing, onRetry }: NotOpenedProps) {
  useRetryOnline(missing, onRetry);
  return (
    <Failure title={`${what}没有打开`} onRetry={onRetry}>
      这一部分的程序没有下载完，可能是网络断了。
    </Failure>
  );
}
