import "../organisation-fields.css";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import type { Customer, CustomerDraft } from "../../../shared/organisations/customer.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { customerFields, customersText as text } from "../organisations.text.ts";
import { type CustomerForm, customerFormOf, customerResolver } from "./customer-form.ts";
import { customerMutations } from "./customers.queries.ts";

interface CustomerDialogProps {
  organisationId: string;
  /** Nothing for a new one. */
  customer: Customer | undefined;
  onClose: () => void;
}

/** Enters a client or changes one. */
export const CustomerDialog = ({ organisationId, customer, onClose }: CustomerDialogProps) => {
  const formId = useId();
  const toasts = useToasts();
  const save = useMutation(customerMutations.save);
  const form = useForm<CustomerForm, unknown, CustomerDraft>({
    resolver: customerResolver,
    defaultValues: customerFormOf(customer),
  });

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync({ organisationId, id: customer?.id, body });
      toasts.success(text.saved(saved.name));
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      title={customer ? text.editTitle : text.createTitle}
      verb={text.save}
      form={formId}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form id={formId} noValidate className="dialog-fields" onSubmit={(event) => void submit(event)}>
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
    </ActionDialog>
  );
};
