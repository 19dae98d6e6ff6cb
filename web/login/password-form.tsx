import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { canUsePasskeys } from "../components/passkey/can-use-passkeys.ts";
import { loginText } from "./login.text.ts";
import { SignInProblem } from "./sign-in-problem.tsx";
import type { useSignIn } from "./use-sign-in.ts";
import { UsernameField } from "./username-field.tsx";

// Lazy, since the form works without it.
const OfferedPasskeys = lazy(async () => ({
  default: (await import("./offered-passkeys.tsx")).OfferedPasskeys,
}));

interface PasswordFormProps {
  signIn: ReturnType<typeof useSignIn>;
  isSecond: boolean;
}

export const PasskeyButton = ({ signIn: { isBusy, signInByPasskey } }: Pick<PasswordFormProps, "signIn">) =>
  canUsePasskeys() && (
    <Button outlined label={loginText.byPasskey} disabled={isBusy} onClick={() => signInByPasskey({})} />
  );

export const PasswordForm = ({ signIn, isSecond }: PasswordFormProps) => {
  const { form, isBusy, problem, submit, signInByPasskey } = signIn;

  return (
    <form noValidate onSubmit={submit}>
      {problem && <SignInProblem error={problem} />}
      <UsernameField
        problem={form.formState.errors.username?.message}
        registration={form.register("username")}
      />
      <PasswordInput form={form} name="password" label={loginText.password} autoComplete="current-password" />
      <Button type="submit" outlined={isSecond} label={loginText.title} loading={isBusy} />
      <PasskeyButton signIn={signIn} />
      {canUsePasskeys() && (
        <Suspense>
          {!isBusy && <OfferedPasskeys onChosen={(chosen) => signInByPasskey({ chosen })} />}
        </Suspense>
      )}
      <Link className="login-aside" to="/reset">
        {loginText.forgotten}
      </Link>
    </form>
  );
};
