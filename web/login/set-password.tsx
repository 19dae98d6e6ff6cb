import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import * as z from "zod";
import { login } from "../../shared/login/login.contract.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { wordsAround } from "../../shared/login/password-strength.ts";
import { isProblem } from "../app/client/api-problem.ts";
import { call } from "../app/client/call.ts";
import { Button } from "../components/button.tsx";
import { applyProblem } from "../components/form/apply-problem.ts";
import { parsedBy } from "../components/form/resolver.ts";
import { isRepeated, NewPasswordInputs, newPasswordFields } from "../components/form/text/new-password.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { loginText, resetText as text } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SecondStep, secondStepIntro } from "./second-step.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useEnter, useSignIn } from "./use-sign-in.ts";

interface SetPasswordProps {
  username: string;
  /** The code of a mail, or the password that must be changed. */
  code: string;
  intro: string;
  aside?: React.ReactNode;
}

const isAtField = (error: unknown) => isProblem(error, loginProblems.passwordTooWeak);

export const SetPassword = ({ username, code, intro, aside }: SetPasswordProps) => {
  const words = wordsAround(username);
  const signingIn = useSignIn(username, useEnter());
  const { signIn, step, isBusy, problem, submit } = signingIn;
  const form = useForm({
    resolver: parsedBy(z.object(newPasswordFields(words)).refine(isRepeated.check, isRepeated.problem)),
    defaultValues: { newPassword: "", repeated: "" },
  });
  const reset = useMutation({
    mutationFn: (newPassword: string) => call(login.reset, { body: { username, code, newPassword } }),
    onSuccess: (_, newPassword) => signIn(newPassword),
    onError: (error) => isAtField(error) && applyProblem(form, error),
  });

  if (step !== "password") {
    return (
      <LoginCard title={step === "code" ? loginText.codeTitle : loginText.passkeyTitle}>
        <form noValidate onSubmit={submit}>
          <p role="status">
            {text.done} {secondStepIntro(step, username)}
          </p>
          {problem && <SignInProblem error={problem} />}
          <SecondStep signIn={signingIn} username={username}>
            <Button type="submit" label={loginText.title} loading={isBusy} />
          </SecondStep>
        </form>
      </LoginCard>
    );
  }

  if (reset.isSuccess && problem) {
    return (
      <LoginCard title={text.setTitle}>
        <p role="status">{text.done}</p>
        <SignInProblem error={problem} />
        <Link className="login-aside" to={`/login?${new URLSearchParams({ username })}`} replace>
          {text.toLogin}
        </Link>
      </LoginCard>
    );
  }

  return (
    <LoginCard title={text.setTitle}>
      <form noValidate onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate(newPassword))}>
        <p>{intro}</p>
        {reset.error && !isAtField(reset.error) && <ProblemNote error={reset.error} />}
        {/* Password managers store the password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <NewPasswordInputs
          form={form}
          names={{ newPassword: "newPassword", repeated: "repeated" }}
          words={words}
        />
        <Button type="submit" label={text.set} loading={reset.isPending || reset.isSuccess} />
        {aside}
      </form>
    </LoginCard>
  );
};
