import { Toaster } from "@xinglin/ui";
import { useSnapshot } from "valtio";
import { dismissToast, toasts } from "../state/toasts.ts";

/** Shows the messages that the site has for its reader. */
export function Messages() {
  const { list } = useSnapshot(toasts);
  return <Toaster toasts={[...list]} onDismiss={dismissToast} />;
}
