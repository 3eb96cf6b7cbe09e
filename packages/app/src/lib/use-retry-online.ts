import { useEffect, useEffectEvent } from "react";

/** What the network's absence left unread is read once it is back, as the offline banner promises. */
export function useRetryOnline(failed: boolean, retry: () => void) {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return undefined;
    const online = () => again();
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [failed]);
}
