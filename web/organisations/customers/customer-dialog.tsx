import "../organisation-fields.css";
import { useId } from "react";
import type { Customer } from "../../../shared/organisations/customer.ts";
import type { Versioned } from "../../app/call.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { ConflictDialog } from "../../components/form/conflict-dialog.tsx";
import { differencesOf } from "../../components/form/differences.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { useEntityForm } from "../../components/form/use-entity-form.ts";
import { useToasts } from "../../components/toasts.tsx";
import { customerFields, customersText as text } from "../organisations.text.ts";
import { type CustomerForm, comparedFields, customerFormOf, customerResolver } from "./customer-form.ts";
import { customerMutations, readCustomer } from "./customers.queries.ts";

interface CustomerDialogProps {
  organisationId: string;
  /** Nothing for a new one. */
  stored: Versioned<Customer> | undefined;
  onClose: () => void;
}

/** Enters a client or changes one. */
export const CustomerDialog = ({ organisationId, stored, onClose }: CustomerDialogProps) => {
  const formId = useId();
  const toasts = useToasts();
  const editor = useEntityForm<CustomerForm, Customer>({
    resolver: customerResolver,
    stored,
    start: customerFormOf(undefined),
    formOf: customerFormOf,
    read: (id) => readCustomer(organisationId, id),
    saving: customerMutations.save(organisationId),
    onSaved: ({ name }) => {
      toasts.success(text.saved(name));
      onClose();
    },
  });
  const { form, conflict, isSaving } = editor;

  return (
    <ActionDialog
      title={stored ? text.editTitle : text.createTitle}
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
        <ProblemSummary form={form} labels={customerFields} />
        <TextField form={form} name="name" label={customerFields.name} required />
        <TextField form={form} name="street" label={customerFields.street} />
        <div className="office-pair" data-first="narrow">
          <TextField form={form} name="zip" label={customerFields.zip} />
          <TextField form={form} name="city" label={customerFields.city} />
        </div>
        <TextField form={form} name="url" label={customerFields.url} />
        <TextField form={form} name="description" label={customerFields.description} rows={3} />
      </form>
      {conflict && (
        <ConflictDialog
          differences={differencesOf(conflict.mine, customerFormOf(conflict.theirs), comparedFields)}
          isSaving={isSaving}
          onKeepMine={() => void editor.keepMine()}
          onTakeTheirs={() => void editor.takeTheirs()}
          onClose={editor.dismissConflict}
        />
      )}
    </ActionDialog>
  );
};
