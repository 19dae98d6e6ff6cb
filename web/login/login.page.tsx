import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { safeReturnUrl } from "../app/shell/return-url.ts";
import { CodeField } from "../components/form/text/code-field.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { loginText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { UsernameField } from "./username-field.tsx";

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { form, codeForm, asksForCode, isBusy, problem, submit, startOver } = useSignIn(
    parameters.get("username") ?? "",
    async () => {
      queryClient.clear();
      await navigate(safeReturnUrl(parameters.get("returnUrl")), { replace: true });
    },
  );

  return (
    <LoginCard title={asksForCode ? loginText.codeTitle : loginText.title}>
      <form noValidate onSubmit={submit}>
        {problem && <SignInProblem error={problem} />}
        {asksForCode ? (
          <>
            <p>{loginText.codeIntro(form.getValues("username"))}</p>
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
        <PlainButton type="submit" label={loginText.submit} isBusy={isBusy} />
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
