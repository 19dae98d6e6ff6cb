import { useId } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { ActionDialog } from "../../action-dialog.tsx";
import { Stack } from "../../layout/stack.tsx";
import { ProblemSummary } from "../problem-summary.tsx";
import { ConflictQuestion, type Stored } from "./conflict-question.tsx";
import type { InWords } from "./differences.ts";
import { type EntityFormOptions, useEntityForm } from "./use-entity-form.ts";

interface EntityDialogProps<Form extends FieldValues, Entity extends Stored>
  extends Pick<
    EntityFormOptions<Form, Entity>,
    "resolver" | "stored" | "labels" | "together" | "edit" | "saving"
  > {
  title: string;
  /** What the button that saves says. */
  verb: string;
  /** How those read whose values do not speak for themselves. */
  inWords?: InWords<Form>;
  /** The form of a stored one, or of a new one. */
  formOf: (entity: Entity | undefined) => Form;
  className?: string;
  onSaved?: (entity: Entity) => void;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturn<Form>) => React.ReactNode;
}

/** Enters something small or changes it, beside what lists it. */
export const EntityDialog = <Form extends FieldValues, Entity extends Stored>(
  props: EntityDialogProps<Form, Entity>,
) => {
  const { title, verb, inWords, formOf, className = "", onSaved, onClose, children, ...source } = props;
  const formId = useId();
  const editor = useEntityForm<Form, Entity>({
    ...source,
    formOf,
    // A new form is complete, too.
    start: formOf(undefined) as DefaultValues<Form>,
    onSaved: (entity) => {
      onSaved?.(entity);
      onClose();
    },
  });
  const { form, conflict, isSaving } = editor;

  return (
    <ActionDialog
      className={className}
      title={title}
      verb={verb}
      form={formId}
      isBusy={isSaving}
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
        {children(form)}
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
