import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { CodeField } from "../components/form/text/code-field.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { loginText, resetText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useEnter, useSignIn } from "./use-sign-in.ts";
import { UsernameField } from "./username-field.tsx";

// Few need it, and the contracts it imports are large.
const SetPassword = lazy(async () => ({ default: (await import("./set-password.tsx")).SetPassword }));

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  const { form, codeForm, asksForCode, isBusy, problem, mustChange, submit, startOver } = useSignIn(
    parameters.get("username") ?? "",
    useEnter(),
  );
  const { username, password } = form.getValues();
  if (mustChange) {
    return (
      <Suspense fallback={<LoginCard title={resetText.setTitle}>{null}</LoginCard>}>
        <SetPassword username={username} code={password} intro={resetText.mustChange(username)} />
      </Suspense>
    );
  }

  return (
    <LoginCard title={asksForCode ? loginText.codeTitle : loginText.title}>
      <form noValidate onSubmit={submit}>
        {problem && <SignInProblem error={problem} />}
        {asksForCode ? (
          <>
            <p>{loginText.codeIntro(username)}</p>
            <CodeField form={codeForm} name="code" />
          </>
        ) : (
          <>
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
          </>
        )}
        <PlainButton type="submit" label={loginText.title} isBusy={isBusy} />
        {asksForCode ? (
          <PlainButton look="text" label={loginText.startOver} onClick={startOver} />
        ) : (
          <Link className="login-aside" to="/reset">
            {loginText.forgotten}
          </Link>
        )}
      </form>
    </LoginCard>
  );
};
