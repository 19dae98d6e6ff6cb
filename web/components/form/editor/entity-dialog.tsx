import { useId } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { ActionDialog } from "../../action-dialog.tsx";
import { Stack } from "../../layout/layout.tsx";
import { commonText } from "../../words.text.ts";
import { fieldsOf } from "../form-field.tsx";
import { ProblemSummary } from "../problem-summary.tsx";
import { ConflictQuestion, type Stored } from "./conflict-question.tsx";
import type { InWords } from "./differences.ts";
import { type EntityFormOptions, useEntityForm } from "./use-entity-form.ts";
import { useSaveKeys } from "./use-save-keys.ts";

type Labels = Readonly<Record<string, string>>;

interface EntityDialogProps<Form extends FieldValues, Entity extends Stored, Named extends Labels>
  extends Pick<EntityFormOptions<Form, Entity>, "resolver" | "stored" | "together" | "edit" | "saving"> {
  labels: Named;
  title: string;
  createVerb?: string;
  inWords?: InWords<Form>;
  formOf: (entity: Entity | undefined) => Form;
  className?: string;
  onSaved?: (entity: Entity) => void;
  onClose: () => void;
  children: (form: UseFormReturn<Form>, field: ReturnType<typeof fieldsOf<Form, Named>>) => React.ReactNode;
}

export const EntityDialog = <Form extends FieldValues, Entity extends Stored, Named extends Labels>(
  props: EntityDialogProps<Form, Entity, Named>,
) => {
  const {
    title,
    createVerb = commonText.save,
    inWords,
    formOf,
    className = "",
    onSaved,
    onClose,
    children,
    ...source
  } = props;
  const formId = useId();
  const editor = useEntityForm<Form, Entity>({
    ...source,
    formOf,
    // `formOf` returns complete forms, which the type does not express.
    start: formOf(undefined) as DefaultValues<Form>,
    onSaved: (entity) => {
      onSaved?.(entity);
      onClose();
    },
  });
  const { form, conflict, isSaving } = editor;
  useSaveKeys(formId);

  return (
    <ActionDialog
      className={className}
      title={title}
      verb={source.stored ? commonText.save : createVerb}
      form={formId}
      isBusy={isSaving}
      isDirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Stack
        id={formId}
        noValidate
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void editor.submit();
        }}
      >
        <ProblemSummary form={form} labels={source.labels} />
        {children(form, fieldsOf(form, source.labels))}
      </Stack>
      {conflict && (
        <ConflictQuestion
          conflict={conflict}
          labels={source.labels}
          inWords={inWords}
          isSaving={isSaving}
          onResolve={(chosenTheirs) => void editor.resolve(chosenTheirs)}
          onClose={editor.dismissConflict}
        />
      )}
    </ActionDialog>
  );
};
