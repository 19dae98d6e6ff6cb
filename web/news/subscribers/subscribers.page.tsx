import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useListConfig } from "../../components/list/use-list-config.ts";
import { usePage } from "../../components/list/use-page.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { useSubscriberFilters } from "./subscriber-filters.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import { subscriberFields, subscribersText as text } from "./subscribers.text.ts";

const fields = {
  filters: [
    "organisationId",
    "isClient",
    "receivesTaxNews",
    "receivesDoctorsNews",
    "registrationConfirmedAt",
    "customerUnsuscribedAt",
  ],
  sort: ["name", "email", "branche", "ort"],
};
const defaults: Partial<ListConfig> = { sort: [{ field: "name", direction: "asc" }] };

const interestsOf = ({ receivesTaxNews, receivesDoctorsNews }: Subscriber) =>
  [receivesTaxNews && text.tax, receivesDoctorsNews && text.doctors].filter(Boolean).join(", ");

const columnsOf = (officeName: (id: string | null) => string): ListColumn<Subscriber>[] => [
  {
    field: "name",
    header: subscriberFields.name,
    body: ({ name }) => name,
    sortable: true,
    card: "title",
    width: "18%",
  },
  {
    field: "email",
    header: subscriberFields.email,
    body: ({ email }) => email,
    sortable: true,
    width: "20%",
  },
  {
    field: "state",
    header: text.state,
    body: (subscriber) => <SubscriberStateTag subscriber={subscriber} />,
    width: "152px",
  },
  {
    field: "isClient",
    header: text.kind,
    body: ({ isClient }) => (isClient ? text.client : text.external),
    width: "88px",
  },
  { field: "interests", header: text.interests, body: interestsOf, width: "136px" },
  { field: "branche", header: subscriberFields.branche, body: ({ branche }) => branche, sortable: true },
  {
    field: "organisationId",
    header: subscriberFields.organisationId,
    body: ({ organisationId }) => officeName(organisationId),
  },
];

/** Those who get the newsletter from outside the group. */
export const SubscribersPage = () => {
  const [config, onChange] = useListConfig(fields, defaults);
  const query = usePage(subscriberQueries.list(config));
  const officeName = useOfficeName();
  const filters = useSubscriberFilters(subscriberFields.organisationId);
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mutateAsync: remove } = useMutation(subscriberMutations.remove);
  const [edited, setEdited] = useState<Subscriber | "new">();

  const askToRemove = ({ id, name, email }: Subscriber) =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning(name, email),
      verb: text.remove,
      danger: true,
      run: async () => {
        await remove(id);
        toasts.success(text.removed(name));
      },
    });
  const actionsOf = (subscriber: Subscriber): RowAction[] => [
    { label: text.edit, icon: "pi-pencil", run: () => setEdited(subscriber) },
    { label: text.remove, icon: "pi-trash", danger: true, run: () => askToRemove(subscriber) },
  ];
  const create = <Button icon="pi pi-plus" label={text.create} onClick={() => setEdited("new")} />;

  return (
    <>
      <PageHeader title={text.title} action={create} />
      <ListTable
        label={text.title}
        query={query}
        config={config}
        onChange={onChange}
        columns={columnsOf(officeName)}
        filters={filters}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        empty={{ text: text.empty, action: create }}
      />
      {edited && (
        <SubscriberDialog
          subscriber={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
};
