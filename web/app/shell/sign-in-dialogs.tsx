import { lazy, Suspense } from "react";
import { retryTransient } from "../../components/deferred-code.ts";
import { dialogCode } from "../../components/plain-dialog.tsx";
import { useIsIdentityAsked } from "../client/identity.ts";
import { useIsSessionExpired } from "../client/session.ts";

const load = retryTransient(async () => {
  await dialogCode.fetchCode();
  return import("../../login/sign-in-again.tsx");
});
const SignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));
const ConfirmIdentity = lazy(async () => ({ default: (await load()).ConfirmIdentity }));

export const SignInDialogs = () => {
  const isExpired = useIsSessionExpired();
  const isIdentityAsked = useIsIdentityAsked();

  return (
    <Suspense>
      {isExpired && <SignInAgain />}
      {isIdentityAsked && !isExpired && <ConfirmIdentity />}
    </Suspense>
  );
};
