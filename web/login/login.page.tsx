import "primeicons/primeicons.css";
import "./login.css";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import "../../shared/contract/messages.ts";
import { Credentials, login } from "../../shared/login/login.contract.ts";
import { ApiProblem } from "../app/api-problem.ts";
import { productTitle } from "../app/app.text.ts";
import { call } from "../app/call.ts";
import markUrl from "../app/mark.svg?no-inline";
import { safeReturnUrl } from "../app/return-url.ts";
import { startSession } from "../app/session.ts";
import { FormField } from "../components/form/form-field.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { loginText } from "./login.text.ts";
import { PasswordField } from "./password-field.tsx";

const waitOf = (error: Error) =>
  error instanceof ApiProblem && error.status === 429 && error.retryAfter !== undefined
    ? loginText.throttled(loginText.wait(error.retryAfter))
    : undefined;

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: "", password: "" },
  });
  const { errors } = form.formState;

  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(login.signIn, { body }),
    onSuccess: async (answer) => {
      queryClient.clear();
      startSession(answer);
      await navigate(safeReturnUrl(parameters.get("returnUrl")), { replace: true });
    },
    onError: () => form.setFocus("password", { shouldSelect: true }),
  });

  return (
    <main className="login">
      <title>{`${loginText.title} · ${productTitle}`}</title>
      <form
        className="login-card"
        noValidate
        onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}
      >
        <div className="login-title">
          <img src={markUrl} alt="" width="40" height="40" />
          <span>{productTitle}</span>
        </div>
        <h1>{loginText.title}</h1>
        {signIn.error && <ProblemNote error={signIn.error} detail={waitOf(signIn.error)} />}
        <FormField label={loginText.username} problem={errors.username?.message}>
          {(control) => (
            <input
              className="p-inputtext p-component"
              {...control}
              {...form.register("username")}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField label={loginText.password} problem={errors.password?.message}>
          {(control) => (
            <PasswordField {...control} {...form.register("password")} autoComplete="current-password" />
          )}
        </FormField>
        <PlainButton type="submit" label={loginText.submit} isBusy={signIn.isPending} />
      </form>
    </main>
  );
};
