import { useRef } from "react";

/**
 * Gives focus back to what had it before a dialog opened.
 * Radix does so only for its own trigger, and our dialogs are opened by data.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    remember() {
      opener.current = document.activeElement;
    },
    giveBack(event: Event) {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
