import type { Customer } from "../../../shared/organisations/customer.ts";
import type { Versioned } from "../../app/client/call.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { customerFields, customersText as text } from "../organisations.text.ts";
import { customerFormOf, customerResolver } from "./customer-form.ts";
import { customerMutations, customerQueries } from "./customers.queries.ts";

interface CustomerDialogProps {
  organisationId: string;
  /** Undefined for a new one. */
  stored: Versioned<Customer> | undefined;
  onClose: () => void;
}

export const CustomerDialog = ({ organisationId, stored, onClose }: CustomerDialogProps) => {
  const toasts = useToasts();

  return (
    <EntityDialog
      title={stored ? text.editTitle : text.createTitle}
      verb={text.save}
      labels={customerFields}
      resolver={customerResolver}
      stored={stored}
      formOf={customerFormOf}
      edit={customerQueries.edit(organisationId)}
      saving={customerMutations.save(organisationId)}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="name" label={customerFields.name} required />
          <TextField form={form} name="street" label={customerFields.street} />
          <FieldPair first="narrow">
            <TextField form={form} name="zip" label={customerFields.zip} />
            <TextField form={form} name="city" label={customerFields.city} />
          </FieldPair>
          <TextField form={form} name="url" label={customerFields.url} />
          <TextField form={form} name="description" label={customerFields.description} rows={3} />
        </>
      )}
    </EntityDialog>
  );
};
