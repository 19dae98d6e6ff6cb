import "./application.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { maySeeApplicationsOf } from "../../../shared/applications/application-access.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { useViewer } from "../../app/client/session.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { stampInWords } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { NotAllowed } from "../../components/no-access.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { applicantName } from "../applicant-name.ts";
import { type ApplicationPlace, applicationPaths } from "../application-paths.ts";
import { applicationMutations, applicationQueries } from "../applications.queries.ts";
import { actionText, listText, detailText as text } from "../applications.text.ts";
import { StateTag } from "../state-tag.tsx";
import { useApplicationTasks } from "../use-application-tasks.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationFiles } from "./application-files.tsx";
import { EarlierHint } from "./earlier-hint.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { useDetailActions } from "./use-detail-actions.ts";

const ShownApplication = ({ organisationId, id }: ApplicationPlace) => {
  const { data: stored } = useSuspenseQuery(applicationQueries.read({ organisationId, id }));
  const { data: application } = stored;
  const navigate = useNavigate();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const tasks = useApplicationTasks(() => void navigate(applicationPaths.list(organisationId)));
  const reopen = useMutation(applicationMutations.reopen);
  const actions = useDetailActions(application, () => setAsking(true));
  const name = applicantName(application);

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
        action={
          application.isProcessed ? (
            <Button
              outlined
              icon="pi pi-undo"
              label={actionText.reopen}
              loading={reopen.isPending}
              onClick={() =>
                reopen.mutate(stored, {
                  onSuccess: () => toasts.success(actionText.reopened(name)),
                  onError: toasts.problem,
                })
              }
            />
          ) : (
            <Button
              icon="pi pi-check"
              label={actionText.process}
              loading={tasks.isBusy}
              onClick={() => tasks.process(application)}
            />
          )
        }
        more={<ActionButtons actions={[...actions, tasks.removal(application)]} />}
        foldsMore
      />
      <Stack gap={6}>
        <div className="application-state">
          <StateTag isProcessed={application.isProcessed} />
          {application.isExpiring && (
            <StatusTag tone="warning">{text.expiring(formatDate(application.deleteAt))}</StatusTag>
          )}
        </div>
        <EarlierHint earlier={application.earlier} />
        <ApplicationFacts application={application} />
        <ApplicationFiles application={application} />
      </Stack>
      {isAsking && <KeepDialog application={application} onClose={() => setAsking(false)} />}
    </>
  );
};

export const ApplicationPage = () => {
  const { organisationId = "", id = "" } = useParams();
  if (!maySeeApplicationsOf(useViewer(), organisationId)) return <NotAllowed />;
  return <ShownApplication key={id} organisationId={organisationId} id={id} />;
};
