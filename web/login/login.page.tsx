import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import "../../shared/contract/messages.ts";
import { Credentials, login } from "../../shared/login/login.contract.ts";
import { call } from "../app/call.ts";
import { safeReturnUrl } from "../app/return-url.ts";
import { startSession } from "../app/session.ts";
import { FormField } from "../components/form/form-field.tsx";
import { PasswordField } from "../components/form/password-field.tsx";
import { PlainButton } from "../components/plain-button.tsx";
import { loginText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SignInProblem } from "./sign-in-problem.tsx";
import { UsernameField } from "./username-field.tsx";

export const LoginPage = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: parameters.get("username") ?? "", password: "" },
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
    <LoginCard title={loginText.title}>
      <form noValidate onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}>
        {signIn.error && <SignInProblem error={signIn.error} />}
        <UsernameField problem={errors.username?.message} registration={form.register("username")} />
        <FormField label={loginText.password} problem={errors.password?.message}>
          {(control) => (
            <PasswordField {...control} {...form.register("password")} autoComplete="current-password" />
          )}
        </FormField>
        <PlainButton type="submit" label={loginText.submit} isBusy={signIn.isPending} />
        <Link className="login-aside" to="/reset">
          {loginText.forgotten}
        </Link>
      </form>
    </LoginCard>
  );
};
