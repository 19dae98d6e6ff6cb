import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Application } from "../../../shared/applications/application.ts";
import type { ShownNote } from "../../../shared/applications/application-note.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { RichTextField } from "../../components/form/rich-text/rich-text-field.tsx";
import { commonText } from "../../components/words.text.ts";
import { applicationMutations } from "../applications.queries.ts";
import { noteText as text } from "../applications.text.ts";

interface NoteDialogProps {
  application: Application;
  note: ShownNote | undefined;
  onClose: () => void;
}

export const NoteDialog = ({ application, note, onClose }: NoteDialogProps) => {
  const form = useForm({ defaultValues: { content: note?.content ?? "" } });
  const settled = { onSuccess: onClose, onError: (error: unknown) => applyProblem(form, error) };
  const add = useMutation({ ...applicationMutations.addNote, ...settled });
  const update = useMutation({ ...applicationMutations.updateNote, ...settled });
  const save = () => {
    const { organisationId, id } = application;
    const body = { content: form.getValues("content") };
    if (note) update.mutate({ params: { organisationId, id, noteId: note.id }, body });
    else add.mutate({ params: { organisationId, id }, body });
  };

  return (
    <ActionDialog
      title={text.title}
      verb={note ? commonText.save : text.verb}
      isBusy={add.isPending || update.isPending}
      isDirty={form.formState.isDirty}
      onAct={save}
      onClose={onClose}
    >
      <RichTextField
        form={form}
        name="content"
        label={text.content}
        help={text.help}
        autoFocus
        hasMentions
        mentionable={application.readers}
      />
    </ActionDialog>
  );
};
