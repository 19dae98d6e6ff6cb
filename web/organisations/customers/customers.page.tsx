import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import type { Customer } from "../../../shared/organisations/customer.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { useViewer } from "../../app/client/session.ts";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { WebLink } from "../../components/web-link.tsx";
import { officePaths } from "../organisation-paths.ts";
import { officeQueries } from "../organisations.queries.ts";
import { customerFields, customersText as text } from "../organisations.text.ts";
import { CustomerDialog } from "./customer-dialog.tsx";
import { customerMutations, customerQueries } from "./customers.queries.ts";

const columns: readonly ListColumn<Customer>[] = [
  { field: "name", header: customerFields.name, body: ({ name }) => name, card: "title" },
  { field: "street", header: customerFields.street, body: ({ street }) => street, width: "18%" },
  { field: "zip", header: customerFields.zip, body: ({ zip }) => zip, width: "88px" },
  { field: "city", header: customerFields.city, body: ({ city }) => city, width: "14%" },
  {
    field: "url",
    header: customerFields.url,
    body: ({ url }) => url && <WebLink address={url} />,
    width: "18%",
  },
  { field: "description", header: customerFields.description, body: ({ description }) => description },
];

const Customers = ({ office }: { office: Organisation }) => {
  const { id } = office;
  const list = useList(customerQueries.list(id));
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(customerMutations.remove);
  const { opened, add, open, close } = useEntityDialog(customerQueries.edit(id));

  const actionsOf = (customer: Customer): RowAction[] => [
    { label: text.edit, icon: "pi-pencil", run: () => void open(customer.id) },
    removeAction({
      verb: text.remove,
      title: text.removeTitle,
      warning: text.removeWarning(customer.name),
      done: text.removed(customer.name),
      run: () => remove({ organisationId: id, customerId: customer.id }),
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
