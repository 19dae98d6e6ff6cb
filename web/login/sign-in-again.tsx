import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { SignInProviders } from "../../shared/login/federation.contract.ts";
import { CONFIRMED, SIGNED_IN_AGAIN } from "../../shared/login/federation.ts";
import { settleIdentity } from "../app/client/identity.ts";
import { endSession, useIsDeactivated, useSignedIn } from "../app/client/session.ts";
import { ActionDialog } from "../components/action-dialog.tsx";
import { Button } from "../components/button.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { canUsePasskeys } from "../components/passkey/can-use-passkeys.ts";
import { useToasts } from "../components/toasts.tsx";
import { DeactivatedDialog } from "./deactivated-dialog.tsx";
import { firmAccountText } from "./firm-account.text.ts";
import { FirmAccountLinks } from "./firm-account-links.tsx";
import { loginText, againText as text } from "./login.text.ts";
import { SecondStep, secondStepIntro } from "./second-step.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useSignInProviders } from "./sign-in-providers.ts";
import { useOwnWindow } from "./use-own-window.ts";
import { useSignIn } from "./use-sign-in.ts";

interface FirmAccountProps {
  providers: SignInProviders;
  returnUrl: string;
  onSignedIn: () => unknown;
}

interface SignInDialogProps {
  title: string;
  intro: string;
  verb: string;
  dismiss?: string;
  /** Address at which the firm account's window ends. */
  firmAccountEndsAt: string;
  onSignedIn: () => unknown;
  onClose: () => void;
}

const FirmAccountInOwnWindow = ({ providers, returnUrl, onSignedIn }: FirmAccountProps) => {
  const openWindow = useOwnWindow(onSignedIn);
  return (
    providers.data.length > 0 && (
      <>
        <FirmAccountLinks providers={providers} returnUrl={returnUrl} onOpen={openWindow} />
        <p className="muted">{firmAccountText.again}</p>
      </>
    )
  );
};

const SignInDialog = (props: SignInDialogProps) => {
  const { title, intro, verb, dismiss, firmAccountEndsAt, onSignedIn, onClose } = props;
  const {
    user: { username, isAdmin },
  } = useSignedIn();
  const providers = useSignInProviders();
  const hidesPassword = providers.passwordsForAdministratorsOnly && !isAdmin;
  const formId = useId();
  const signIn = useSignIn(username, onSignedIn);
  const { form, step, isBusy, problem, submit, signInByPasskey } = signIn;

  return (
    <ActionDialog
      title={title}
      verb={verb}
      form={formId}
      dismiss={dismiss}
      isBusy={isBusy}
      isDisabled={hidesPassword && step === "password"}
      onClose={onClose}
    >
      <Stack id={formId} as="form" noValidate onSubmit={submit}>
        <p>{step === "password" ? intro : secondStepIntro(step, username)}</p>
        {problem && <SignInProblem error={problem} />}
        {step === "password" ? (
          <>
            <FirmAccountInOwnWindow
              providers={providers}
              returnUrl={firmAccountEndsAt}
              onSignedIn={onSignedIn}
            />
            {!hidesPassword && (
              <PasswordInput
                form={form}
                name="password"
                label={loginText.password}
                autoComplete="current-password"
              />
            )}
            {canUsePasskeys() && (
              <Button
                outlined
                label={loginText.passkeyTitle}
                disabled={isBusy}
                onClick={() => signInByPasskey({ username })}
              />
            )}
          </>
        ) : (
          <SecondStep signIn={signIn} username={username} />
        )}
      </Stack>
    </ActionDialog>
  );
};

export const SignInAgain = () => {
  const { user } = useSignedIn();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const isDeactivated = useIsDeactivated();
  const goOn = async () => {
    toasts.success(text.back);
    await queryClient.invalidateQueries();
  };
  const leave = () => {
    endSession();
    queryClient.clear();
  };

  if (isDeactivated) return <DeactivatedDialog username={user.username} onLeave={leave} />;
  return (
    <SignInDialog
      title={text.title}
      intro={text.intro(user.username)}
      verb={loginText.title}
      dismiss={text.leave}
      firmAccountEndsAt={SIGNED_IN_AGAIN}
      onSignedIn={goOn}
      onClose={leave}
    />
  );
};

/** Signs in once more, before changes that an open session alone may not make. */
export const ConfirmIdentity = () => {
  const { user } = useSignedIn();

  return (
    <SignInDialog
      title={text.confirmTitle}
      intro={text.confirm(user.username)}
      verb={text.confirmVerb}
      firmAccountEndsAt={CONFIRMED}
      onSignedIn={() => settleIdentity(true)}
      onClose={() => settleIdentity(false)}
    />
  );
};
