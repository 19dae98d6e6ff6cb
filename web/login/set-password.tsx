import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import * as z from "zod";
import { login } from "../../shared/login/login.contract.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { wordsAround } from "../../shared/login/password-strength.ts";
import { isProblem } from "../app/client/api-problem.ts";
import { call } from "../app/client/call.ts";
import { applyProblem } from "../components/form/apply-problem.ts";
import { isRepeated, newPasswordFields } from "../components/form/text/new-password.ts";
import { NewPasswordInputs } from "../components/form/text/new-password-inputs.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { resetText as text } from "./login.text.ts";

interface SetPasswordProps {
  username: string;
  code: string;
}

const isAtField = (error: unknown) => isProblem(error, loginProblems.passwordTooWeak);

export const SetPassword = ({ username, code }: SetPasswordProps) => {
  const words = wordsAround(username);
  const form = useForm({
    resolver: zodResolver(z.object(newPasswordFields(words)).refine(isRepeated.check, isRepeated.problem)),
    defaultValues: { newPassword: "", repeated: "" },
  });
  const reset = useMutation({
    mutationFn: (newPassword: string) => call(login.reset, { body: { username, code, newPassword } }),
    onError: (error) => isAtField(error) && applyProblem(form, error),
  });

  if (reset.isSuccess) {
    return (
      <>
        <p role="status">{text.done}</p>
        <Link className="login-aside" to={`/login?${new URLSearchParams({ username })}`} replace>
          {text.toLogin}
        </Link>
      </>
    );
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate(newPassword))}>
      <p>{text.setIntro(username)}</p>
      {reset.error && !isAtField(reset.error) && <ProblemNote error={reset.error} />}
      {/* Password managers keep what they store under the name they find. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <NewPasswordInputs
        form={form}
        names={{ newPassword: "newPassword", repeated: "repeated" }}
        words={words}
      />
      <PlainButton type="submit" label={text.set} isBusy={reset.isPending} />
      <Link className="login-aside" to="/reset">
        {text.askAgain}
      </Link>
    </form>
  );
};
