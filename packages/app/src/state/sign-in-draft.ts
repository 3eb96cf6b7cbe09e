import { proxy } from "valtio";

/** What has been typed into the sign-in form, kept while the page lives. */
export const signInDraft = proxy<{
  mobile: string;
  code: string;
  /** The number that the last code went to, and when it may have another (epoch, ms). */
  sentTo?: string;
  resendAt?: number;
}>({
  mobile: "",
  code: "",
});

export function clearSignInDraft() {
  signInDraft.mobile = "";
  signInDraft.code = "";
}
