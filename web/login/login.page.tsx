import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { canUsePasskeys } from "../components/passkey/can-use-passkeys.ts";
import { PlainButton } from "../components/plain-button.tsx";
import { loginText, resetText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SecondStep, secondStepIntro } from "./second-step.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useEnter, useSignIn } from "./use-sign-in.ts";
import { UsernameField } from "./username-field.tsx";

// Few need it, and the contracts it imports are large.
const SetPassword = lazy(async () => ({ default: (await import("./set-password.tsx")).SetPassword }));
// Waited for by nobody: the form is there without it.
const OfferedPasskeys = lazy(async () => ({
  default: (await import("./offered-passkeys.tsx")).OfferedPasskeys,
}));

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  const signIn = useSignIn(parameters.get("username") ?? "", useEnter());
  const { form, step, isBusy, problem, mustChange, submit, signInByPasskey, startOver } = signIn;
  const { username, password } = form.getValues();
  if (mustChange) {
    return (
      <Suspense fallback={<LoginCard title={resetText.setTitle}>{null}</LoginCard>}>
        <SetPassword username={username} code={password} intro={resetText.mustChange(username)} />
      </Suspense>
    );
  }

  if (step !== "password") {
    const title = step === "code" ? loginText.codeTitle : loginText.passkeyTitle;
    return (
      <LoginCard title={title}>
        <form noValidate onSubmit={submit}>
          {problem && <SignInProblem error={problem} />}
          <p>{secondStepIntro(step, username)}</p>
          <SecondStep signIn={signIn} username={username}>
            <PlainButton
              type="submit"
              label={step === "code" ? loginText.title : loginText.passkeyTitle}
              isBusy={isBusy}
            />
          </SecondStep>
          <PlainButton look="text" label={loginText.startOver} onClick={startOver} />
        </form>
      </LoginCard>
    );
  }

  return (
    <LoginCard title={loginText.title}>
      <form noValidate onSubmit={submit}>
        {problem && <SignInProblem error={problem} />}
        <UsernameField
          problem={form.formState.errors.username?.message}
          registration={form.register("username")}
        />
        <PasswordInput
          form={form}
          name="password"
          label={loginText.password}
          autoComplete="current-password"
        />
        <PlainButton type="submit" label={loginText.title} isBusy={isBusy} />
        {canUsePasskeys() && (
          <>
            <PlainButton
              look="outlined"
              label={loginText.byPasskey}
              disabled={isBusy}
              onClick={() => signInByPasskey({})}
            />
            <Suspense>
              {!isBusy && <OfferedPasskeys onChosen={(chosen) => signInByPasskey({ chosen })} />}
            </Suspense>
          </>
        )}
        <Link className="login-aside" to="/reset">
          {loginText.forgotten}
        </Link>
      </form>
    </LoginCard>
  );
};
