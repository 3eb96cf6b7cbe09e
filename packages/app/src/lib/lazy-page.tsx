import { use, type ComponentType } from "react";
import { chunkTimeout } from "./limits.ts";

export interface LazyPage<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches the page's code; a page that is already here renders without suspending. */
  preload: () => Promise<void>;
}

/** Raised when a page's code did not come, or not within the chunk time-out (spec §9). */
export class ChunkError extends Error {
  override name = "ChunkError";
  /** Lets the next attempt start over. Whoever shows the failure calls it; sooner, drawing would try forever. */
  forget = () => {};
}

/** Whoever caught it has shown it: the code may be asked for again. */
export function forgetFailure(error: unknown) {
  if (error instanceof ChunkError) error.forget();
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  if (import.meta.env.SSR) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError("timed out")), chunkTimeout);
    work
      .then(resolve, (cause: unknown) => reject(new ChunkError("failed", { cause })))
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A page whose code is its own chunk. Unlike `React.lazy` it renders at once when the code is here,
 * so that hydration and navigation never flash a fallback.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  async function fetchPage() {
    try {
      Loaded = await inTime(load());
    } catch (error) {
      failed = true;
      if (error instanceof ChunkError) error.forget = forget;
      throw error;
    }
  }
  let failed = false;
  function forget() {
    if (!failed) return;
    failed = false;
    loading = undefined;
  }
  const start = () => {
    loading ??= fetchPage();
    return loading;
  };
  const preload = () => {
    forget();
    return start();
  };
  function Page(props: Props) {
    if (!Loaded) use(start());
    // `use` returns only once the page has come.
    const Ready = Loaded as ComponentType<Props>;
    return <Ready {...props} />;
  }
  return Object.assign(Page, { preload });
}
