import { SignInPromo } from "@xinglin/ui";
import { href } from "../routes.tsx";
import { closePromo } from "../state/promo.ts";
import { signInHere } from "./sign-in-here.ts";
import { usePromoDue } from "./use-promo-due.ts";

/** Focus inside would be lost with it; it goes on from the page's own beginning. */
function close() {
  const inside = document.activeElement?.closest("aside");
  closePromo();
  if (inside) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Asks a visitor who has begun to look around to sign in (spec §2 "Shell"). */
export function Promo({ path }: { path: string }) {
  const due = usePromoDue(path);
  if (!due) return null;
  return <SignInPromo signInHref={href.signIn()} onSignIn={signInHere} onClose={close} />;
}
