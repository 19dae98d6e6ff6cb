import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Application } from "../../../shared/applications/application.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { applicationMutations } from "../applications.queries.ts";
import { keepText as text } from "../applications.text.ts";

const choices = Object.entries(text.choices).map(([value, label]) => ({ value, label }));

interface KeepDialogProps {
  application: Application;
  onClose: () => void;
}

export const KeepDialog = ({ application, onClose }: KeepDialogProps) => {
  const { organisationId, id, email } = application;
  const toasts = useToasts();
  const form = useForm({ defaultValues: { months: "12" } });
  const ask = useMutation({
    ...applicationMutations.askConsent,
    onSuccess: () => {
      toasts.success(text.asked(email));
      onClose();
    },
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb}
      isBusy={ask.isPending}
      onAct={() =>
        ask.mutate({
          params: { organisationId, id },
          body: { months: Number(form.getValues("months")) },
        })
      }
      onClose={onClose}
    >
      <p>{text.intro(email)}</p>
      <SelectField form={form} name="months" label={text.months} options={choices} />
      {ask.error && <ProblemNote error={ask.error} />}
    </ActionDialog>
  );
};
