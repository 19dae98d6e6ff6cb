import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FAULT, SIGNED_IN, signInFaults } from "../../shared/login/federation.ts";
import { safeReturnUrl } from "../app/shell/return-url.ts";
import { Button } from "../components/button.tsx";
import { ProblemBox } from "../components/problem-box.tsx";
import { firmAccountText } from "./firm-account.text.ts";
import { FirmAccountLinks } from "./firm-account-links.tsx";
import { loginText, resetText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { PasskeyButton, PasswordForm } from "./password-form.tsx";
import { SecondStep, secondStepIntro } from "./second-step.tsx";
import { faultText } from "./sign-in-fault.text.ts";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useSignInProviders } from "./sign-in-providers.ts";
import { TakeOverSession } from "./take-over-session.tsx";
import { type Step, useEnter, useSignIn } from "./use-sign-in.ts";

// Few people need it, and the contracts it imports are large.
const SetPassword = lazy(async () => ({ default: (await import("./set-password.tsx")).SetPassword }));

type SigningIn = ReturnType<typeof useSignIn>;

const SecondStepCard = ({ signIn, step }: { signIn: SigningIn; step: Exclude<Step, "password"> }) => {
  const { form, isBusy, problem, submit, startOver } = signIn;
  const { username } = form.getValues();
  return (
    <LoginCard title={step === "code" ? loginText.codeTitle : loginText.passkeyTitle}>
      <form noValidate onSubmit={submit}>
        {problem && <SignInProblem error={problem} />}
        <p>{secondStepIntro(step, username)}</p>
        <SecondStep signIn={signIn} username={username}>
          <Button
            type="submit"
            label={step === "code" ? loginText.title : loginText.passkeyTitle}
            loading={isBusy}
          />
        </SecondStep>
        <Button text label={loginText.startOver} onClick={startOver} />
      </form>
    </LoginCard>
  );
};

const FaultNote = ({ code }: { code: string | null }) => {
  const fault = signInFaults.find((one) => one === code);
  return (
    fault && (
      <ProblemBox>
        <strong>{firmAccountText.faultTitle}</strong>
        <p>{faultText[fault]}</p>
      </ProblemBox>
    )
  );
};

/** Where only administrators have passwords, a button reveals the form. */
const FirstStepCard = ({ signIn }: { signIn: SigningIn }) => {
  const [parameters] = useSearchParams();
  const providers = useSignInProviders();
  const [isAdministrator, setIsAdministrator] = useState(false);
  const hasProviders = providers.data.length > 0;
  const hidesPassword = providers.passwordsForAdministratorsOnly && !isAdministrator;

  return (
    <LoginCard title={loginText.title}>
      {hasProviders && (
        <>
          <FaultNote code={parameters.get(FAULT)} />
          <FirmAccountLinks providers={providers} returnUrl={safeReturnUrl(parameters.get("returnUrl"))} />
        </>
      )}
      {hidesPassword ? (
        <>
          {signIn.problem && <SignInProblem error={signIn.problem} />}
          <PasskeyButton signIn={signIn} />
          <Button text label={firmAccountText.asAdministrator} onClick={() => setIsAdministrator(true)} />
        </>
      ) : (
        <>
          {hasProviders && <p className="login-or">{firmAccountText.or}</p>}
          <PasswordForm signIn={signIn} isSecond={hasProviders} />
        </>
      )}
    </LoginCard>
  );
};

const SignIn = () => {
  const [parameters] = useSearchParams();
  const signIn = useSignIn(parameters.get("username") ?? "", useEnter());
  const { username, password } = signIn.form.getValues();
  if (signIn.mustChange) {
    return (
      <Suspense fallback={<LoginCard title={resetText.setTitle}>{null}</LoginCard>}>
        <SetPassword username={username} code={password} intro={resetText.mustChange(username)} />
      </Suspense>
    );
  }
  return signIn.step === "password" ? (
    <FirstStepCard signIn={signIn} />
  ) : (
    <SecondStepCard signIn={signIn} step={signIn.step} />
  );
};

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  return parameters.has(SIGNED_IN) ? <TakeOverSession /> : <SignIn />;
};
