import "./application.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { Application } from "../../../shared/applications/application.ts";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { applicationExportAddress } from "../../../shared/applications/application-files.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { type Stage, stages } from "../../../shared/applications/stage.ts";
import { formatDate, formatStamp } from "../../../shared/dates/dates.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { useViewer } from "../../app/client/session.ts";
import { paths } from "../../app/shell/paths.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { stampInWords } from "../../components/date-text.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { Select } from "../../components/select.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { commonText } from "../../components/words.text.ts";
import { type ApplicationParams, applicationPaths } from "../application-paths.ts";
import { applicationQueries } from "../applications.queries.ts";
import { actionText, listText, mailText, stateText, detailText as text } from "../applications.text.ts";
import { followLink } from "../follow-link.ts";
import { useApplicationTasks } from "../use-application-tasks.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationFiles } from "./application-files.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { MailDialog } from "./mail-dialog.tsx";

const EarlierHint = ({ earlier }: Pick<Application, "earlier">) => {
  const officeName = useOfficeNames("");
  if (earlier.length === 0) return null;

  return (
    <Panel as="section" gap={2} aria-label={text.earlierTitle}>
      <h2>{text.earlierTitle}</h2>
      <FieldHelp>{text.earlierHelp}</FieldHelp>
      <Stack as="ul" gap={1}>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link to={applicationPaths.read(one)}>
              {text.earlier(
                officeName(one.organisationId),
                formatStamp(one.createdAt),
                one.isProcessed ? stateText.processed : stateText.open,
              )}
            </Link>
          </li>
        ))}
      </Stack>
    </Panel>
  );
};

const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }));

const answerAddress = (email: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(actionText.subject)}`;

const useDetailActions = (application: Application, keepLonger: () => void): RowAction[] => {
  const navigate = useNavigate();
  const { isAdmin } = useViewer();

  return [
    {
      label: actionText.answer,
      icon: "pi-envelope",
      run: () => followLink({ href: answerAddress(application.email) }),
    },
    {
      label: commonText.edit,
      icon: "pi-pencil",
      run: () => void navigate(applicationPaths.edit(application)),
    },
    { label: commonText.print, icon: "pi-print", run: () => window.print() },
    {
      label: actionText.export,
      icon: "pi-download",
      run: () => followLink({ href: applicationExportAddress(application), download: "" }),
    },
    { label: actionText.keepLonger, icon: "pi-calendar-plus", run: keepLonger },
    ...(isAdmin
      ? [
          {
            label: actionText.audit,
            icon: "pi-history",
            run: () => void navigate(paths.auditOf({ subjectId: application.id })),
          },
        ]
      : []),
  ];
};

const ShownApplication = ({ organisationId, id }: ApplicationParams) => {
  const { data: stored } = useSuspenseQuery(applicationQueries.read({ organisationId, id }));
  const { data: application } = stored;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const stageId = useId();
  const [isWriting, setWriting] = useState(false);
  const tasks = useApplicationTasks(() => void navigate(applicationPaths.list(organisationId)));
  const actions = useDetailActions(application, () => setAsking(true));
  const name = fullName(application);

  return (
    <>
      <PageHeader
        title={[application.salutation, name].filter(Boolean).join(" ")}
        meta={
          <>
            <Link className="lone-link" to={applicationPaths.list(organisationId)}>
              {listText.title}
            </Link>
            {` · ${text.received} ${stampInWords(application.createdAt)}`}
          </>
        }
        action={<Button icon="pi pi-send" label={mailText.open} onClick={() => setWriting(true)} />}
        more={<ActionButtons actions={[...actions, tasks.removal(application)]} />}
        foldsMore
      />
      <Stack gap={6}>
        <Row align="center">
          <label htmlFor={stageId}>{actionText.stage}</label>
          <Select
            inputId={stageId}
            value={tasks.moving?.stage ?? application.stage}
            placeholder={stateText.processed}
            options={stageOptions}
            disabled={tasks.moving !== undefined}
            onChange={({ value }: { value: Stage }) => tasks.move(application, value)}
          />
          {application.isExpiring && (
            <StatusTag tone="warning">{text.expiring(formatDate(application.deleteAt))}</StatusTag>
          )}
        </Row>
        <EarlierHint earlier={application.earlier} />
        <ApplicationFacts application={application} />
        <ApplicationFiles application={application} />
        <ApplicationNotes application={application} />
        <ApplicationHistory history={application.history} />
      </Stack>
      {isWriting && <MailDialog stored={stored} onClose={() => setWriting(false)} />}
      {isAsking && <KeepDialog application={application} onClose={() => setAsking(false)} />}
    </>
  );
};

export const ApplicationPage = () => {
  const { organisationId = "", id = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <ShownApplication key={id} organisationId={organisationId} id={id} />;
};
