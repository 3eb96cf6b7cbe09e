import { proxy } from "valtio";

/** What has been typed into the sign-in form, kept while the page lives. */
export const signInDraft = proxy<{ mobile: string; code: string; resendAt?: number }>({
  mobile: "",
  code: "",
});

export function clearSignInDraft() {
  signInDraft.mobile = "";
  signInDraft.code = "";
}
