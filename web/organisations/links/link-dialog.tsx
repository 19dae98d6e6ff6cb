import { useId } from "react";
import type { OfficeLink } from "../../../shared/organisations/link.ts";
import type { Versioned } from "../../app/call.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { ConflictDialog } from "../../components/form/conflict-dialog.tsx";
import { differencesOf } from "../../components/form/differences.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { useEntityForm } from "../../components/form/use-entity-form.ts";
import { linksText as text } from "../organisations.text.ts";
import { comparedFields, type LinkForm, linkFields, linkFormOf, linkResolver } from "./link-form.ts";
import { linkMutations, readLink } from "./links.queries.ts";

interface LinkDialogProps {
  officeId: string;
  /** Nothing for a new one. */
  stored: Versioned<OfficeLink> | undefined;
  onClose: () => void;
}

/** Adds a link to an office or changes one. */
export const LinkDialog = ({ officeId, stored, onClose }: LinkDialogProps) => {
  const formId = useId();
  const editor = useEntityForm<LinkForm, OfficeLink>({
    resolver: linkResolver,
    stored,
    start: linkFormOf(undefined),
    formOf: linkFormOf,
    read: (id) => readLink(officeId, id),
    saving: linkMutations.save(officeId),
    onSaved: onClose,
  });
  const { form, conflict, isSaving } = editor;

  return (
    <ActionDialog
      title={stored ? text.editTitle : text.addTitle}
      verb={text.save}
      form={formId}
      isBusy={isSaving}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        className="dialog-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void editor.submit();
        }}
      >
        <ProblemSummary form={form} labels={linkFields} />
        <TextField form={form} name="name" label={text.name} required />
        <TextField form={form} name="url" label={text.url} required />
      </form>
      {conflict && (
        <ConflictDialog
          differences={differencesOf(conflict.mine, linkFormOf(conflict.theirs), comparedFields)}
          isSaving={isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </ActionDialog>
  );
};
