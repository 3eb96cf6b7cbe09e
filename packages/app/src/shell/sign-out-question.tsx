import { AlertDialog } from "@xinglin/ui";
import { useClient } from "urql";
import { graphql } from "../gql/index.ts";
import { goTo } from "../lib/navigation.ts";
import { href } from "../routes.tsx";
import { forgetToken } from "../state/session.ts";
import { showToast } from "../state/toasts.ts";

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut {
      done
    }
  }
`);

/** Asks before signing out (spec §4 "Logout"); the server revokes the token, this device forgets it either way. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const client = useClient();
  async function leave() {
    // The token must still be there when the request is made.
    const revoking = client.mutation(SignOutMutation, {}).toPromise();
    onClose();
    await revoking;
    forgetToken();
    showToast({ tone: "ok", title: "已退出登录" });
    void goTo(href.home());
  }
  return (
    <AlertDialog
      open
      title="退出登录"
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => void leave()}
    >
      您将要退出当前账户, 是否继续?
    </AlertDialog>
  );
}
