import { useId } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { applicationFields } from "../../../shared/applications/application.fields.ts";
import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { positions } from "../../../shared/applications/position.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { isClosing, type Stage, stages } from "../../../shared/applications/stage.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { useViewer } from "../../app/client/session.ts";
import { lazyBulk } from "../../components/bulk/lazy-bulk.tsx";
import { useBulk } from "../../components/bulk/use-bulk.ts";
import { DateText } from "../../components/date-text.tsx";
import { columnsOf } from "../../components/fields.tsx";
import { FilterBox } from "../../components/list/filter-row.tsx";
import type { ListFilter, RowAction } from "../../components/list/list-column.ts";
import { ListFrame } from "../../components/list/list-frame.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Select } from "../../components/select.tsx";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { commonText } from "../../components/words.text.ts";
import { applicationPaths } from "../application-paths.ts";
import { applicationQueries } from "../applications.queries.ts";
import { stateText, listText as text } from "../applications.text.ts";
import { positionsText } from "../positions-text.ts";
import { useApplicationTasks } from "../use-application-tasks.ts";
import { useSeenOffices } from "../use-seen-offices.ts";
import { Board } from "./board.tsx";
import { boardList, useApplicationViews } from "./views.tsx";

const tones: Readonly<Record<Stage, Tone>> = {
  new: "info",
  seen: "neutral",
  invited: "warning",
  accepted: "success",
  refused: "danger",
};

const StateTag = ({ stage, isProcessed }: Pick<ApplicationRow, "stage" | "isProcessed">) => (
  <>
    {stage && <StatusTag tone={tones[stage]}>{stageLabels[stage]}</StatusTag>}
    {isProcessed && !isClosing(stage) && <StatusTag tone="success">{stateText.processed}</StatusTag>}
  </>
);

const applicationColumns = columnsOf<typeof applicationFields, ApplicationRow>(applicationFields, {
  lastname: {
    body: fullName,
    note: ({ duplicates }) => duplicates.length > 0 && <div className="muted">{text.earlier}</div>,
    card: "title",
    width: "20%",
  },
  positions: { body: positionsText },
  city: { width: "14%" },
  createdAt: { body: ({ createdAt }) => <DateText value={createdAt} />, width: "128px" },
  isProcessed: { body: (row) => <StateTag {...row} />, width: "144px" },
  deleteAt: {
    body: ({ deleteAt, isExpiring }) =>
      isExpiring ? (
        <StatusTag tone="warning">{formatDate(deleteAt)}</StatusTag>
      ) : (
        <DateText value={deleteAt} show="date" />
      ),
    width: "152px",
  },
});

const applicationFilters: readonly ListFilter[] = [
  {
    field: "stage",
    label: applicationFields.stage.label,
    options: stages.map((value) => ({ label: stageLabels[value], value })),
  },
  {
    field: "isProcessed",
    label: applicationFields.isProcessed.heading,
    options: [
      { label: stateText.open, value: false },
      { label: stateText.processed, value: true },
    ],
  },
  {
    field: "positions",
    label: applicationFields.positions.label,
    options: positions.map((value) => ({ label: positionLabels[value], value })),
  },
  {
    field: "isExpiring",
    label: applicationFields.isExpiring.label,
    options: [{ label: text.soon, value: true }],
  },
];

const MANY = 10;

const OfficeChoice = ({ organisationId }: { organisationId: string }) => {
  const id = useId();
  const navigate = useNavigate();
  const offices = useSeenOffices();

  return (
    <FilterBox>
      <label htmlFor={id}>{commonText.office}</label>
      <Select
        inputId={id}
        value={organisationId}
        options={offices.map((office) => ({ label: office.name, value: office.id }))}
        filter={offices.length > MANY}
        onChange={({ value }: { value: string }) => void navigate(applicationPaths.list(value))}
      />
    </FilterBox>
  );
};

const BulkApplications = lazyBulk(async () => (await import("./bulk-applications.tsx")).BulkApplications);

const OfficeApplications = ({ organisationId }: { organisationId: string }) => {
  const isPhone = !useMinWidth(breakpoints.small);
  const [view, views] = useApplicationViews();
  const listQuery = (view === "board" ? boardList : applicationQueries.list)(organisationId);
  const list = useList(listQuery);
  const bulk = useBulk(list, listQuery, fullName);
  const offices = useSeenOffices();
  const { move, moves, moving, removal } = useApplicationTasks();
  const office = offices.find(({ id }) => id === organisationId);
  const actionsOf = (row: ApplicationRow): RowAction[] => [...moves(row), removal(row)];
  const parts = {
    filters: applicationFilters,
    aside: {
      fields: (
        <>
          {offices.length > 1 && <OfficeChoice organisationId={organisationId} />}
          {isPhone && views}
        </>
      ),
      isSet: false,
      parameters: [],
    },
    views,
  };

  return view === "board" ? (
    <>
      <PageHeader title={text.title} meta={office?.name} />
      <ListFrame {...list} {...parts} label={text.title} hasPages={false} empty={{ text: text.empty }}>
        <Board page={list.query.data} moving={moving} actionsOf={actionsOf} onMove={move} />
      </ListFrame>
    </>
  ) : (
    <>
      <ListPage
        title={text.title}
        meta={office?.name}
        list={list}
        columns={applicationColumns}
        {...parts}
        rowLabel={fullName}
        rowHref={applicationPaths.read}
        rowActions={actionsOf}
        selection={bulk.selection}
        empty={text.empty}
      />
      <BulkApplications bulk={bulk} />
    </>
  );
};

export const ApplicationsPage = () => {
  const { organisationId = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <OfficeApplications key={organisationId} organisationId={organisationId} />;
};
