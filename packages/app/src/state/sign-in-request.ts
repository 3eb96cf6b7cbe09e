import { proxy } from "valtio";

export const signInRequest = proxy<{ open: boolean }>({ open: false });

let resume: (() => void) | undefined;

/** Opens the sign-in dialog; `then` takes up what was interrupted once somebody has signed in. */
export function askToSignIn(then?: () => void) {
  resume = then;
  signInRequest.open = true;
}

export function closeSignIn() {
  resume = undefined;
  signInRequest.open = false;
}

/** Closes the dialog after a sign-in and goes on with what was interrupted. */
export function finishSignIn() {
  const next = resume;
  closeSignIn();
  next?.();
}
