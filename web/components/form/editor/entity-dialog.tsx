import { useId } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { ActionDialog } from "../../action-dialog.tsx";
import { Stack } from "../../layout/stack.tsx";
import { ProblemSummary } from "../problem-summary.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { differencesOf, type InWords } from "./differences.ts";
import { type EntityFormOptions, useEntityForm } from "./use-entity-form.ts";

interface EntityDialogProps<Form extends FieldValues, Entity extends { readonly id: string }>
  extends Pick<EntityFormOptions<Form, Entity>, "resolver" | "stored" | "edit" | "saving"> {
  title: string;
  /** What the button that saves says. */
  verb: string;
  /** What the fields are called, by their name in the form; versions are compared in this order. */
  labels: Readonly<Record<string, string>>;
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
export const EntityDialog = <Form extends FieldValues, Entity extends { readonly id: string }>(
  props: EntityDialogProps<Form, Entity>,
) => {
  const {
    title,
    verb,
    labels,
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
        <ProblemSummary form={form} labels={labels} />
        {children(form)}
      </Stack>
      {conflict && (
        <ConflictDialog
          differences={differencesOf(conflict.mine, conflict.theirs, labels, inWords)}
          isSaving={isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </ActionDialog>
  );
};
