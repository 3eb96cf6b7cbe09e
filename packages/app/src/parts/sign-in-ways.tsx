import { lazy, Suspense, useState } from "react";
import { SignInForm } from "./sign-in-form.tsx";

const PasswordSignInForm = lazy(async () => ({
  default: (await import("./password-sign-in-form.tsx")).PasswordSignInForm,
}));

/** Signing in by code, or by password for those who have chosen one. */
export function SignInWays() {
  const [byPassword, setByPassword] = useState(false);
  const byCode = <SignInForm onOtherWay={() => setByPassword(true)} />;
  if (!byPassword) return byCode;
  return (
    <Suspense fallback={byCode}>
      <PasswordSignInForm onOtherWay={() => setByPassword(false)} />
    </Suspense>
  );
}
