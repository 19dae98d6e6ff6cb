import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Application } from "../../../shared/applications/application.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { applicationMutations } from "../applications.queries.ts";
import { noteText as text } from "../applications.text.ts";

interface NoteDialogProps {
  application: Application;
  onClose: () => void;
}

export const NoteDialog = ({ application, onClose }: NoteDialogProps) => {
  const form = useForm({ defaultValues: { content: "" } });
  const add = useMutation({
    ...applicationMutations.addNote,
    onSuccess: onClose,
    onError: (error) => applyProblem(form, error),
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb}
      isBusy={add.isPending}
      isDirty={form.formState.isDirty}
      onAct={() => add.mutate({ place: application, content: form.getValues("content") })}
      onClose={onClose}
    >
      <RichTextField form={form} name="content" label={text.content} help={text.help} hasMentions />
    </ActionDialog>
  );
};
