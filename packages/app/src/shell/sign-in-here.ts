import type { MouseEvent } from "react";
import { askToSignIn } from "../state/sign-in-request.ts";

/** Opens the dialog in place; the link leads to the same form as a page where scripts do not run. */
export function signInHere(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  askToSignIn();
}
