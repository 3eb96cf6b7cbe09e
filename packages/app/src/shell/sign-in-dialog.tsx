import { Dialog } from "@xinglin/ui";
import { SignInByScan } from "../parts/sign-in-by-scan.tsx";
import { SignInWays } from "../parts/sign-in-ways.tsx";
import { closeSignIn } from "../state/sign-in-request.ts";

/** Sign-in by phone and code, and beside it by scanning (spec §2 "Login dialog"). */
export function SignInDialog() {
  return (
    <Dialog
      open
      size="large"
      title="登录"
      titleHidden
      aside={<SignInByScan />}
      onOpenChange={(open) => !open && closeSignIn()}
    >
      <SignInWays />
    </Dialog>
  );
}
