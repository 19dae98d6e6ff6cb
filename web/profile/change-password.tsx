import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { wordsAround } from "../../shared/login/password-strength.ts";
import { useSignedIn } from "../app/client/session.ts";
import { Button } from "../components/button.tsx";
import { passwordText } from "../components/components.text.ts";
import { FactList } from "../components/facts.tsx";
import { FormDialog } from "../components/form/form-dialog.tsx";
import { parsedBy } from "../components/form/resolver.ts";
import { isRepeated, NewPasswordInputs, newPasswordFields } from "../components/form/text/new-password.tsx";
import { PasswordInput } from "../components/form/text/password-input.tsx";
import { useToasts } from "../components/toasts.tsx";
import { profileMutations, profileQueries } from "./profile.queries.ts";
import { securityText as text } from "./profile.text.ts";

const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { user, employee } = useSignedIn();
  const words = wordsAround(user.username, employee?.firstname, employee?.lastname);
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: parsedBy(
      z
        .object({ password: z.string().min(1), ...newPasswordFields(words) })
        .refine(isRepeated.check, isRepeated.problem),
    ),
    defaultValues: { password: "", newPassword: "", repeated: "" },
  });
  const change = useMutation(profileMutations.changePassword);

  return (
    <FormDialog
      title={text.changePassword}
      verb={text.changePassword}
      form={form}
      labels={passwordText}
      save={async ({ password, newPassword }) => {
        await change.mutateAsync({ password, newPassword });
        toasts.success(text.changed);
        onClose();
        await queryClient.invalidateQueries(profileQueries.sessions);
      }}
      onClose={onClose}
    >
      <PasswordInput
        form={form}
        name="password"
        label={passwordText.password}
        autoComplete="current-password"
      />
      <NewPasswordInputs
        form={form}
        names={{ newPassword: "newPassword", repeated: "repeated" }}
        words={words}
      />
    </FormDialog>
  );
};

export const ChangePassword = ({ username }: { username: string }) => {
  const [isChanging, setIsChanging] = useState(false);

  return (
    <section aria-label={text.title}>
      <h2>{text.title}</h2>
      <FactList
        facts={[
          [text.username, username],
          [
            text.password,
            <Button
              key="password"
              outlined
              label={text.changePassword}
              onClick={() => setIsChanging(true)}
            />,
          ],
        ]}
      />
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </section>
  );
};
