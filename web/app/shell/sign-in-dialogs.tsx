import { lazy, Suspense } from "react";
import { useIsIdentityAsked } from "../client/identity.ts";
import { useIsSessionExpired } from "../client/session.ts";

const TRY_AGAIN = 3_000;

/** Whose session has expired cannot go on without it, so a broken line is waited for. */
const load = async (): Promise<typeof import("../../login/sign-in-again.tsx")> => {
  try {
    return await import("../../login/sign-in-again.tsx");
  } catch {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    return load();
  }
};
const SignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));
const ConfirmIdentity = lazy(async () => ({ default: (await load()).ConfirmIdentity }));

/** Above the page, so that everything typed stays. */
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
