import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without a key before something is asked. */
const pause = 200;

interface Typing {
  field: HTMLInputElement;
  /** A keyword of more characters is not asked for. */
  longest: number;
  onAsk: (keyword: string) => void;
  /** Somebody typed; empty when there is nothing to look for. */
  onTyped: (keyword: string) => void;
}

/** Asks for what stands in the field once the reader pauses; never while an input method is composing. */
export function useTypedKeyword({ field, longest, onAsk, onTyped }: Typing) {
  const [asked, setAsked] = useState("");
  const keywordNow = () => {
    const keyword = field.value.trim();
    return keyword.length > longest ? "" : keyword;
  };
  function ask(keyword: string) {
    if (keyword === asked) return;
    setAsked(keyword);
    onAsk(keyword);
  }
  const paused = useEffectEvent(ask);
  const typed = useEffectEvent(() => {
    const keyword = keywordNow();
    onTyped(keyword);
    return keyword;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const type = (event?: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      clearTimeout(timer);
      const keyword = typed();
      // What is emptied is gone at once.
      timer = setTimeout(() => paused(keyword), keyword === "" ? 0 : pause);
    };
    // What was typed while this code was on its way, unless the reader has gone elsewhere since.
    if (field === document.activeElement && field.value !== field.defaultValue) type();
    const stop = new AbortController();
    for (const moment of ["input", "compositionend"]) field.addEventListener(moment, type, stop);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [field]);
  return { asked, askNow: () => ask(keywordNow()) };
}
