import { useParams } from "react-router-dom";
import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { useViewer } from "../../app/client/session.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { applicantName } from "../applicant-name.ts";
import { applicationPaths } from "../application-paths.ts";
import { applicationQueries } from "../applications.queries.ts";
import { actionText, listText as text } from "../applications.text.ts";
import { useApplicationTasks } from "../use-application-tasks.ts";
import { useSeenOffices } from "../use-seen-offices.ts";
import { applicationColumns } from "./application-columns.tsx";
import { applicationFilters } from "./application-filters.ts";
import { OfficeChoice } from "./office-choice.tsx";

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
