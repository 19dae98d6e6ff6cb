import { Dropdown } from "primereact/dropdown";
import { useId } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { applicationFields } from "../../../shared/applications/application.fields.ts";
import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { positionLabels } from "../../../shared/applications/position.text.ts";
import { positions } from "../../../shared/applications/position.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { useViewer } from "../../app/client/session.ts";
import { DateText } from "../../components/date-text.tsx";
import { columnsOf } from "../../components/fields.tsx";
import { FilterBox } from "../../components/list/filter-row.tsx";
import type { ListFilter, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { commonText } from "../../components/words.text.ts";
import { applicantName } from "../applicant-name.ts";
import { applicationPaths } from "../application-paths.ts";
import { applicationQueries } from "../applications.queries.ts";
import { actionText, stateText, listText as text } from "../applications.text.ts";
import { positionsText } from "../positions-text.ts";
import { StateTag } from "../state-tag.tsx";
import { useApplicationTasks } from "../use-application-tasks.ts";
import { useSeenOffices } from "../use-seen-offices.ts";

const applicationColumns = columnsOf<typeof applicationFields, ApplicationRow>(applicationFields, {
  lastname: {
    body: applicantName,
    note: ({ duplicates }) => duplicates.length > 0 && <div className="muted">{text.earlier}</div>,
    card: "title",
    width: "20%",
  },
  positions: { body: positionsText },
  city: { width: "14%" },
  createdAt: { body: ({ createdAt }) => <DateText value={createdAt} />, width: "128px" },
  isProcessed: { body: ({ isProcessed }) => <StateTag isProcessed={isProcessed} />, width: "144px" },
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

/** Another office is another list, so nothing of the address is kept. */
const OfficeChoice = ({ organisationId }: { organisationId: string }) => {
  const id = useId();
  const navigate = useNavigate();
  const offices = useSeenOffices();

  return (
    <FilterBox>
      <label htmlFor={id}>{commonText.office}</label>
      <Dropdown
        inputId={id}
        value={organisationId}
        options={offices.map((office) => ({ label: office.name, value: office.id }))}
        filter={offices.length > MANY}
        onChange={({ value }: { value: string }) => void navigate(applicationPaths.list(value))}
      />
    </FilterBox>
  );
};

const OfficeApplications = ({ organisationId }: { organisationId: string }) => {
  const list = useList(applicationQueries.list(organisationId));
  const offices = useSeenOffices();
  const { process, removal } = useApplicationTasks();
  const office = offices.find(({ id }) => id === organisationId);

  const actionsOf = (application: ApplicationRow): RowAction[] => [
    ...(application.isProcessed
      ? []
      : [{ label: actionText.process, icon: "pi-check", run: () => process(application) }]),
    removal(application),
  ];

  return (
    <ListPage
      title={text.title}
      meta={office?.name}
      list={list}
      columns={applicationColumns}
      filters={applicationFilters}
      aside={
        offices.length > 1
          ? { fields: <OfficeChoice organisationId={organisationId} />, isSet: false, parameters: [] }
          : undefined
      }
      rowLabel={applicantName}
      rowHref={applicationPaths.read}
      rowActions={actionsOf}
      empty={text.empty}
    />
  );
};

export const ApplicationsPage = () => {
  const { organisationId = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <OfficeApplications key={organisationId} organisationId={organisationId} />;
};
