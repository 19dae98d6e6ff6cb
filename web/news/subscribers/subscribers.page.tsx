import { Button } from "primereact/button";
import { useNavigate } from "react-router-dom";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useOfficesPending } from "../../components/people/offices.ts";
import { AddressText } from "../../components/people/ways.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { SubscriberExport } from "./subscriber-export.tsx";
import { useSubscriberFilters } from "./subscriber-filters.ts";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { subscriberQueries } from "./subscribers.queries.ts";
import { interestsOf, subscriberFields, subscribersText as text } from "./subscribers.text.ts";
import { LastImports } from "./undoing/last-imports.tsx";
import { useSubscriberActions } from "./use-subscriber-actions.ts";

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
    body: ({ email }) => <AddressText address={email} />,
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
    // Sorting is by id, which nobody sees.
    sortable: false,
  },
];

export const SubscribersPage = () => {
  const list = useList(subscriberQueries.list, useOfficesPending());
  const officeName = useOfficeName();
  const filters = useSubscriberFilters();
  const navigate = useNavigate();
  const furtherActions = useSubscriberActions();
  const { opened, add, open, close } = useEntityDialog(subscriberQueries.edit);

  const actionsOf = (subscriber: SubscriberWithState): RowAction[] => [
    { label: text.edit, icon: "pi-pencil", run: () => void open(subscriber.id) },
    ...furtherActions(subscriber),
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
        create={{ label: text.create, run: add }}
        columns={columnsOf(officeName)}
        filters={filters}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => newsPaths.subscriber(id)}
        rowActions={actionsOf}
        empty={text.empty}
      />
      <LastImports />
      {opened && <SubscriberDialog stored={opened.stored} onClose={close} />}
    </>
  );
};
