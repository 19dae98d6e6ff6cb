import "./newsletter.css";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { formatDateTime, formatStamp } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus, ScheduleFailure } from "../../../shared/news/newsletter.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { formText } from "../../components/components.text.ts";
import { EditorPanel } from "../../components/form/editor/editor-panel.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { ProblemBox } from "../../components/problem-box.tsx";
import { ApprovalPanel } from "../approval/approval-panel.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { NewsletterContents } from "./newsletter-contents.tsx";
import { isDraft } from "./newsletter-form.ts";
import { NewsletterSchedule } from "./newsletter-schedule.tsx";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newsletterFields, newslettersText } from "./newsletters.text.ts";
import { CountedRecipients } from "./recipients-sentence.tsx";
import { scheduleText } from "./schedule.text.ts";
import { SendLedger } from "./send-ledger.tsx";
import { SendProgress } from "./send-progress.tsx";
import { sendingQueries } from "./sending.queries.ts";
import { newsletterPageText as text } from "./sending.text.ts";
import { useNewsletterActions } from "./use-newsletter-actions.ts";
import { useNewsletterApproval } from "./use-newsletter-approval.ts";

const SendButton = ({ newsletter, isOutlined }: { newsletter: Newsletter; isOutlined: boolean }) => {
  const navigate = useNavigate();
  return (
    <Button
      outlined={isOutlined}
      icon="pi pi-send"
      label={newslettersText.send}
      onClick={() => void navigate(newsPaths.sendNewsletter(newsletter.id))}
    />
  );
};

const hasItsOwnButton = new Set([newslettersText.send, scheduleText.takeBack]);

interface MoreActionsProps {
  newsletter: Newsletter;
  status: NewsletterStatus | undefined;
}

const MoreActions = ({ newsletter, status }: MoreActionsProps) => {
  const navigate = useNavigate();
  const statuses = new Map(status && [[newsletter.id, status]]);
  const actions = useNewsletterActions(() => true, statuses)(newsletter);

  return (
    <>
      {status?.state && (
        <Button
          outlined
          icon="pi pi-chart-bar"
          label={newslettersText.report}
          onClick={() => void navigate(newsPaths.newsletterReport(newsletter.id))}
        />
      )}
      <ActionButtons actions={actions.filter(({ label }) => !hasItsOwnButton.has(label))} />
    </>
  );
};

const ScheduleFailureNote = ({ failure }: { failure: ScheduleFailure }) => (
  <ProblemBox>
    <strong>{scheduleText.failedAt(formatDateTime(failure.at))}</strong>
    <p>{failure.reason}</p>
    <p>{scheduleText.failedHint}</p>
  </ProblemBox>
);

export const NewsletterPage = () => {
  const { id = "" } = useParams();
  const officeName = useOfficeName();
  const read = useSuspenseQuery(newsletterQueries.read(id));
  const { data: newsletter, etag } = read.data;
  const mayEdit = useNewsRights().mayEdit(newsletter.organisationId);
  const isSent = newsletter.startedSendingAt !== null;
  const { data: status, error, isLoading, refetch } = useQuery(sendingQueries.status(id));
  const renew = () => Promise.all([read.refetch(), refetch()]);
  const flow = useNewsletterApproval({ newsletter, etag, status, renew });
  if (isLoading) return <PageSkeleton />;

  return (
    <>
      <PageHeader
        title={newsletter.title}
        meta={[
          officeName(newsletter.organisationId),
          mayEdit && formText.lastChange(formatStamp(newsletter.modifiedAt)),
        ]
          .filter(Boolean)
          .join(" · ")}
        action={
          mayEdit && isDraft(newsletter) && <SendButton newsletter={newsletter} isOutlined={flow.isMissing} />
        }
        more={mayEdit && <MoreActions newsletter={newsletter} status={status} />}
      />
      <Stack gap={8}>
        {newsletter.scheduleFailure && <ScheduleFailureNote failure={newsletter.scheduleFailure} />}
        {mayEdit && <ApprovalPanel flow={flow} />}
        {isSent && <SendProgress newsletter={newsletter} etag={etag} mayEdit={mayEdit} />}
        {newsletter.scheduledAt && (
          <NewsletterSchedule
            newsletter={newsletter}
            at={newsletter.scheduledAt}
            status={status}
            mayEdit={mayEdit}
          />
        )}
        {isDraft(newsletter) && (
          <EditorPanel title={newsletterFields.recipients}>
            <p className="muted">{text.notSent}</p>
            {mayEdit && <CountedRecipients count={status} hasFailed={error !== null} />}
          </EditorPanel>
        )}
        {isSent && mayEdit && <SendLedger newsletter={newsletter} />}
        <NewsletterContents newsletter={newsletter} hasPreview={mayEdit} />
      </Stack>
    </>
  );
};
