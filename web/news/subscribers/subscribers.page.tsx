import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { SubscriberExport } from "./subscriber-export.tsx";
import { useSubscriberFilters } from "./subscriber-filters.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import { subscriberFields, subscribersText as text } from "./subscribers.text.ts";

const interestsOf = ({ receivesTaxNews, receivesDoctorsNews }: SubscriberWithState) =>
  [receivesTaxNews && text.tax, receivesDoctorsNews && text.doctors].filter(Boolean).join(", ");

const columnsOf = (officeName: (id: string | null) => string): ListColumn<SubscriberWithState>[] => [
  {
    field: "name",
    header: subscriberFields.name,
    body: ({ name }) => name,
    card: "title",
    width: "15%",
  },
  {
    field: "email",
    header: subscriberFields.email,
    body: ({ email }) => email,
    width: "22%",
  },
  {
    field: "state",
    header: text.state,
    body: ({ state }) => <SubscriberStateTag state={state} />,
    width: "144px",
  },
  {
    field: "isClient",
    header: text.kind,
    body: ({ isClient }) => (isClient ? text.client : text.external),
    width: "80px",
  },
  { field: "interests", header: text.interests, body: interestsOf, width: "112px" },
  { field: "branche", header: subscriberFields.branche, body: ({ branche }) => branche },
  {
    field: "organisationId",
    header: subscriberFields.organisationId,
    body: ({ organisationId }) => officeName(organisationId),
    // By id, which nobody sees.
    sortable: false,
  },
];

/** Those who get the newsletter from outside the group. */
export const SubscribersPage = () => {
  const list = useList(subscriberQueries.list);
  const officeName = useOfficeName();
  const filters = useSubscriberFilters();
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(subscriberMutations.remove);
  const [edited, setEdited] = useState<SubscriberWithState | "new">();

  const actionsOf = (subscriber: SubscriberWithState): RowAction[] => [
    { label: text.edit, icon: "pi-pencil", run: () => setEdited(subscriber) },
    removeAction({
      verb: text.remove,
      title: text.removeTitle,
      warning: text.removeWarning(subscriber.name, subscriber.email),
      done: text.removed(subscriber.name),
      run: () => remove(subscriber.id),
    }),
  ];

  return (
    <>
      <ListPage
        title={text.title}
        list={list}
        actions={
          <>
            <SubscriberExport config={list.config} total={list.query.data?.totalCount ?? 0} />
            <Button
              outlined
              icon="pi pi-upload"
              label={text.import}
              onClick={() => void navigate(newsPaths.importSubscribers)}
            />
          </>
        }
        create={{ label: text.create, run: () => setEdited("new") }}
        columns={columnsOf(officeName)}
        filters={filters}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        empty={text.empty}
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
