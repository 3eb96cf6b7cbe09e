import { use, type ComponentType } from "react";
import { chunkTimeout } from "./limits.ts";

export interface LazyPage<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches the page's code; a page that is already here renders without suspending. */
  preload: () => Promise<void>;
}

/** Raised when a page's code did not come within the chunk time-out (spec §9). */
export class ChunkError extends Error {
  override name = "ChunkError";
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
      // The next attempt starts over.
      loading = undefined;
      throw error;
    }
  }
  const preload = () => {
    loading ??= fetchPage();
    return loading;
  };
  function Page(props: Props) {
    if (!Loaded) use(preload());
    // `use` returns only once the page has come.
    const Ready = Loaded as ComponentType<Props>;
    return <Ready {...props} />;
  }
  return Object.assign(Page, { preload });
}
