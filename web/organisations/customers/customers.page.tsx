import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import type * as z from "zod";
import { blankOf } from "../../../shared/contract/fields.ts";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import { type Customer, CustomerDraft } from "../../../shared/organisations/customer.ts";
import { customerFields, customerLabels } from "../../../shared/organisations/organisation.fields.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import type { Versioned } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf } from "../../app/client/query-of.ts";
import { useViewer } from "../../app/client/session.ts";
import { columnsOf } from "../../components/fields.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { formOf } from "../../components/form/form-of.ts";
import { checkedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { officePaths } from "../organisation-paths.ts";
import { officeQueries } from "../organisations.queries.ts";
import { customersText as text } from "../organisations.text.ts";

type CustomerForm = z.input<typeof CustomerDraft>;

const customerResolver = checkedBy(CustomerDraft);

const noCustomer: CustomerForm = blankOf(customerFields, CustomerDraft.shape);
const customerFormOf = (customer: Customer | undefined): CustomerForm => formOf(noCustomer, customer);

const { customers } = organisations;

const customerQueries = {
  list: (id: string) => listOf(customers.list, { params: { id }, sort: "name" }),
  edit: (organisationId: string) => (id: string) =>
    editOf(customers.read, { params: { organisationId, id } }),
};

const customerMutations = {
  save: (organisationId: string) =>
    savingOf(customers, {
      create: (body: CustomerForm) => ({ params: { organisationId }, body }),
      update: (body, id) => ({ params: { organisationId, id }, body }),
    }),
  remove: mutationOf(customers.remove),
};

interface CustomerDialogProps {
  organisationId: string;
  stored: Versioned<Customer> | undefined;
  onClose: () => void;
}

const CustomerDialog = ({ organisationId, stored, onClose }: CustomerDialogProps) => {
  const toasts = useToasts();

  return (
    <EntityDialog
      title={stored ? text.editTitle : text.createTitle}
      labels={customerLabels}
      resolver={customerResolver}
      stored={stored}
      formOf={customerFormOf}
      edit={customerQueries.edit(organisationId)}
      saving={customerMutations.save(organisationId)}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(_form, field) => (
        <>
          <TextField {...field("name")} required />
          <TextField {...field("street")} />
          <FieldPair first="narrow">
            <TextField {...field("zip")} />
            <TextField {...field("city")} />
          </FieldPair>
          <TextField {...field("url")} />
          <TextField {...field("description")} rows={3} />
        </>
      )}
    </EntityDialog>
  );
};

const columns = columnsOf<typeof customerFields, Customer>(customerFields, {
  name: { card: "title" },
  street: { width: "18%" },
  zip: { width: "88px" },
  city: { width: "14%" },
  url: { width: "18%" },
});

const Customers = ({ office }: { office: Organisation }) => {
  const { id } = office;
  const list = useList(customerQueries.list(id));
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(customerMutations.remove);
  const { opened, add, open, close } = useEntityDialog(customerQueries.edit(id));

  const actionsOf = (customer: Customer): RowAction[] => [
    { label: commonText.edit, icon: "pi-pencil", run: () => void open(customer.id) },
    removeAction({
      title: text.removeTitle,
      warning: text.removeWarning(customer.name),
      done: text.removed(customer.name),
      run: () => remove({ params: { organisationId: id, customerId: customer.id } }),
    }),
  ];

  return (
    <>
      <ListPage
        title={text.title}
        meta={
          <>
            <Link className="lone-link" to={officePaths.read(id)}>
              {office.name}
            </Link>
            <br />
            {text.about}
          </>
        }
        list={list}
        create={{ label: text.create, run: add }}
        columns={columns}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        empty={text.empty}
      />
      {opened && <CustomerDialog organisationId={id} stored={opened.stored} onClose={close} />}
    </>
  );
};

export const CustomersPage = () => {
  const { id = "" } = useParams();
  const { data: office } = useSuspenseQuery(officeQueries.read(id));
  const mayEdit = isAllowed(useViewer(), "ADMIN_ORG", id);
  return mayEdit ? <Customers key={id} office={office} /> : <NotAllowed />;
};
