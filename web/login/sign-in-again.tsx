import { useQueryClient } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useId } from "react";
import { endSession, useIsDeactivated, useSignedIn } from "../app/client/session.ts";
import { ActionDialog } from "../components/action-dialog.tsx";
import { CodeField } from "../components/form/text/code-field.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { Stack } from "../components/layout/stack.tsx";
import { PlainDialog } from "../components/plain-dialog.tsx";
import { useToasts } from "../components/toasts.tsx";
import { loginText, againText as text } from "./login.text.ts";
import { SignInProblem } from "./sign-in-problem.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Above the page, so that everything typed stays. */
export const SignInAgain = () => {
  const { user } = useSignedIn();
  const formId = useId();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { form, codeForm, asksForCode, isBusy, problem, submit } = useSignIn(user.username, async () => {
    toasts.success(text.back);
    await queryClient.invalidateQueries();
  });
  const isDeactivated = useIsDeactivated();
  const leave = () => {
    endSession();
    queryClient.clear();
  };

  if (isDeactivated) {
    return (
      <PlainDialog
        title={text.deactivatedTitle}
        visible
        onClose={leave}
        footer={<Button type="button" label={text.leave} onClick={leave} autoFocus />}
      >
        <p>{text.deactivated(user.username)}</p>
      </PlainDialog>
    );
  }
  return (
    <ActionDialog
      title={text.title}
      verb={loginText.title}
      form={formId}
      dismiss={text.leave}
      isBusy={isBusy}
      onClose={leave}
    >
      <Stack id={formId} as="form" noValidate onSubmit={submit}>
        <p>{asksForCode ? loginText.codeIntro(user.username) : text.intro(user.username)}</p>
        {problem && <SignInProblem error={problem} />}
        {asksForCode ? (
          <CodeField form={codeForm} name="code" />
        ) : (
          <PasswordInput
            form={form}
            name="password"
            label={loginText.password}
            autoComplete="current-password"
          />
        )}
      </Stack>
    </ActionDialog>
  );
};
