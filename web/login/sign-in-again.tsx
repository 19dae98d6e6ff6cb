import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { Credentials, login } from "../../shared/login/login.contract.ts";
import { call } from "../app/call.ts";
import { endSession, startSession, useSignedIn } from "../app/session.ts";
import { ActionDialog } from "../components/action-dialog.tsx";
import { PasswordInput } from "../components/form/password-inputs.tsx";
import { useToasts } from "../components/toasts.tsx";
import { loginText, againText as text } from "./login.text.ts";
import { SignInProblem } from "./sign-in-problem.tsx";

/** Above the page one was at when the session ended: signing in goes on there, with everything that was typed. */
export const SignInAgain = () => {
  const { user } = useSignedIn();
  const formId = useId();
  const toasts = useToasts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: user.username, password: "" },
  });
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(login.signIn, { body }),
    onSuccess: async (answer) => {
      startSession(answer);
      toasts.success(text.back);
      await queryClient.invalidateQueries();
    },
    onError: () => form.setFocus("password", { shouldSelect: true }),
  });
  const leave = async () => {
    await navigate("/login", { flushSync: true });
    endSession();
    queryClient.clear();
  };

  return (
    <ActionDialog
      title={text.title}
      verb={loginText.submit}
      form={formId}
      dismiss={text.leave}
      isBusy={signIn.isPending}
      onClose={() => void leave()}
    >
      <form
        id={formId}
        className="dialog-fields"
        noValidate
        onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}
      >
        <p>{text.intro(user.username)}</p>
        {signIn.error && <SignInProblem error={signIn.error} />}
        <PasswordInput
          form={form}
          name="password"
          label={loginText.password}
          autoComplete="current-password"
        />
      </form>
    </ActionDialog>
  );
};
