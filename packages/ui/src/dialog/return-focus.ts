import { useRef } from "react";

/** What opened the popover or menu that `element` lies in; that goes away as the dialog comes. */
function openerOfPopup(element: Element | null) {
  const popup = element?.closest("[role=dialog][id], [role=menu][id]");
  return popup ? document.querySelector(`[aria-controls="${CSS.escape(popup.id)}"]`) : null;
}

/** The page's heading, where reading goes on when what opened a dialog is no longer there. */
function headingOfPage() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Gives focus back to what had it before a dialog opened, or to what had opened that; else to the page's heading.
 * Radix does so only for its own trigger, and our dialogs are opened by data.
 */
export function useReturnFocus() {
  const openers = useRef<(Element | null)[]>([]);
  return {
    remember() {
      const { activeElement } = document;
      openers.current = [activeElement, openerOfPopup(activeElement)];
    },
    giveBack(event: Event) {
      const opener =
        openers.current.find((each) => each !== document.body && each?.isConnected) ?? headingOfPage();
      if (!(opener instanceof HTMLElement)) return;
      event.preventDefault();
      opener.focus({ preventScroll: true });
    },
  };
}
