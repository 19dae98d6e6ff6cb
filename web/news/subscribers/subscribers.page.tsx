import "./subscriber.css";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { SubscriberImportRecord } from "../../../shared/news/import-undoing.ts";
import {
  subscriberHeadings as headings,
  subscriberLabels as labels,
  subscriberFields,
} from "../../../shared/news/subscriber.fields.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscriberStates } from "../../../shared/news/subscriber-state.ts";
import { lazyBulk } from "../../components/bulk/lazy-bulk.tsx";
import { useBulk } from "../../components/bulk/use-bulk.ts";
import { Button } from "../../components/button.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { columnsOf } from "../../components/fields.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import type { ListFilter, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useOfficeOptions, useOfficesPending } from "../../components/people/offices.ts";
import { AddressText } from "../../components/people/ways.tsx";
import { TrashButton } from "../../components/trash/trash-button.tsx";
import { commonText } from "../../components/words.text.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { SubscriberExport } from "./subscriber-export.tsx";
import { SubscriberStateTag } from "./subscriber-state.tsx";
import { subscriberQueries } from "./subscribers.queries.ts";
import { interestsOf, stateText, subscribersText as text } from "./subscribers.text.ts";
import { UndoButton } from "./undoing/undo-button.tsx";
import { importsQuery } from "./undoing/undoing.queries.ts";
import { undoingText } from "./undoing/undoing.text.ts";
import { useSubscriberActions } from "./use-subscriber-actions.ts";

const state: ListFilter = {
  field: "state",
  label: labels.state,
  options: subscriberStates.map((value) => ({ label: stateText[value], value })),
};

const kind: ListFilter = {
  field: "isClient",
  label: labels.isClient,
  options: [
    { label: text.client, value: true },
    { label: text.external, value: false },
  ],
};

const interests: ListFilter = {
  field: "interests",
  label: text.interests,
  options: [
    {
      label: headings.receivesTaxNews,
      where: [{ field: "receivesTaxNews", values: [true], comparator: "eq" }],
    },
    {
      label: headings.receivesDoctorsNews,
      where: [{ field: "receivesDoctorsNews", values: [true], comparator: "eq" }],
    },
  ],
};

const useSubscriberFilters = (): ListFilter[] => {
  const offices = useOfficeOptions();
  const { data: industries = [] } = useQuery(subscriberQueries.industries);
  return [
    { field: "organisationId", label: labels.organisationId, options: offices },
    {
      field: "branche",
      label: labels.branche,
      options: industries.map(({ name }) => ({ label: name, value: name })),
    },
    state,
    kind,
    interests,
  ];
};

const countsOf = ({ created, updated, deleted }: SubscriberImportRecord) =>
  undoingText.counts(formatNumber(created), formatNumber(updated), formatNumber(deleted));

const LastImports = () => {
  const { data: imports = [] } = useQuery(importsQuery);
  const officeName = useOfficeName();
  if (imports.length === 0) return null;

  return (
    <Panel as="section" gap={4} className="last-imports" aria-label={undoingText.title}>
      <h2>{undoingText.title}</h2>
      <p className="muted">{undoingText.explained}</p>
      <Stack as="ul" gap={4}>
        {imports.map((record) => (
          <Row as="li" key={record.id} align="center" spread gap={4} lines={2}>
            <Stack gap={1}>
              <strong>{officeName(record.organisationId)}</strong>
              <span>{countsOf(record)}</span>
              <span className="muted">{undoingText.by(record.byName, formatStamp(record.at))}</span>
            </Stack>
            <UndoButton {...record} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
};

const subscriberColumns = (officeName: (id: string | null) => string) =>
  columnsOf<typeof subscriberFields, SubscriberWithState>(subscriberFields, {
    name: { card: "title", width: "15%" },
    email: { body: ({ email }) => <AddressText address={email} />, width: "22%" },
    state: { body: ({ state }) => <SubscriberStateTag state={state} />, width: "144px" },
    isClient: {
      header: labels.isClient,
      body: ({ isClient }) => (isClient ? text.client : text.external),
      width: "80px",
    },
    receivesTaxNews: { field: "interests", header: text.interests, body: interestsOf, width: "112px" },
    branche: {},
    organisationId: {
      body: ({ organisationId }) => officeName(organisationId),
      // The server sorts by id, which nobody sees.
      sortable: false,
    },
  });

const BulkSubscribers = lazyBulk(async () => (await import("./bulk-subscribers.tsx")).BulkSubscribers);

const nameOf = ({ name }: SubscriberWithState) => name;

export const SubscribersPage = () => {
  const list = useList(subscriberQueries.list, useOfficesPending());
  const officeName = useOfficeName();
  const filters = useSubscriberFilters();
  const navigate = useNavigate();
  const furtherActions = useSubscriberActions();
  const bulk = useBulk(list, subscriberQueries.list, nameOf);
  const { opened, add, open, close } = useEntityDialog(subscriberQueries.edit);

  const actionsOf = (subscriber: SubscriberWithState): RowAction[] => [
    { label: commonText.edit, icon: "pi-pencil", run: () => void open(subscriber.id) },
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
            <TrashButton kind="subscribers" />
          </>
        }
        create={{ label: text.create, run: add }}
        columns={subscriberColumns(officeName)}
        filters={filters}
        rowLabel={nameOf}
        selection={bulk.selection}
        rowHref={({ id }) => newsPaths.subscriber(id)}
        rowActions={actionsOf}
        empty={text.empty}
      />
      <BulkSubscribers bulk={bulk} />
      <LastImports />
      {opened && <SubscriberDialog stored={opened.stored} onClose={close} />}
    </>
  );
};
