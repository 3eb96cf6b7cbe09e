import { useEffect, useEffectEvent } from "react";

interface Listening {
  field: HTMLInputElement;
  onKey: (event: KeyboardEvent) => void;
  /** The reader went elsewhere or searched. */
  onLeave: () => void;
}

/** Hears the field's keys before the field itself does, and when it is left. */
export function useListKeys({ field, onKey, onLeave }: Listening) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method choose characters; in Safari the last one comes after it has ended, as 229.
    // oxlint-disable-next-line typescript/no-deprecated -- the only thing that tells it
    if (!event.isComposing && event.keyCode !== 229) onKey(event);
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const stop = new AbortController();
    const onLeft = () => leave();
    field.addEventListener("keydown", (event) => hear(event), stop);
    field.addEventListener("blur", onLeft, stop);
    field.form?.addEventListener("submit", onLeft, stop);
    return () => stop.abort();
  }, [field]);
}
