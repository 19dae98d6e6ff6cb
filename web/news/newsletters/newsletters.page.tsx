import { useNavigate } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { Button } from "../../components/button.tsx";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { openingInWords } from "../../components/opening-time.ts";
import { useOfficeOptions, useOfficesPending } from "../../components/people/offices.ts";
import { StatusTag } from "../../components/status-tag.tsx";
import { TrashButton } from "../../components/trash/trash-button.tsx";
import { approvalStateText } from "../approval/approval.text.ts";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { isDraft } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newsletterFields, newslettersText as text } from "./newsletters.text.ts";
import { scheduleText } from "./schedule.text.ts";
import { SendingStateTag } from "./sending-state-tag.tsx";
import { useNewsletterActions } from "./use-newsletter-actions.ts";
import { type Statuses, useStatuses } from "./use-statuses.ts";
import { waitingUntil } from "./waiting-until.ts";
import { windowText } from "./window.text.ts";

interface NewsletterStateProps {
  newsletter: Newsletter;
  /** Undefined if it was never sent, or its ledger has expired. */
  status: NewsletterStatus | undefined;
}

const NewsletterState = ({ newsletter, status }: NewsletterStateProps) => {
  if (newsletter.scheduledAt) {
    const isStopped = newsletter.isAsPlanned === false;
    return (
      <Stack gap={1} align="start">
        <StatusTag tone={isStopped ? "danger" : "info"} icon="pi-calendar">
          {isStopped ? scheduleText.stopped : scheduleText.scheduled}
        </StatusTag>
        <span className="muted">{scheduleText.forTime(formatDateTime(newsletter.scheduledAt))}</span>
      </Stack>
    );
  }
  if (newsletter.scheduleFailure) return <StatusTag tone="danger">{scheduleText.failed}</StatusTag>;
  if (newsletter.release && newsletter.startedSendingAt === null) {
    return <StatusTag tone="info">{approvalStateText[newsletter.release.state]}</StatusTag>;
  }
  if (newsletter.startedSendingAt === null) return <SendingStateTag state={null} />;
  const until = status && waitingUntil(status);
  if (until) {
    return (
      <Stack gap={1} align="start">
        <SendingStateTag state={status.state} isWaiting />
        <span className="muted">{windowText.until(openingInWords(until))}</span>
      </Stack>
    );
  }
  return <SendingStateTag state={status?.state ?? "finished"} />;
};

interface ColumnFacts {
  isEditor: boolean;
  officeName: (id: string | null) => string;
  statuses: Statuses;
}

/** Columns for editors; readers see sent newsletters only. */
const ofSending = new Set(["state", "reached"]);
const nothing: readonly Newsletter[] = [];

const reachOf = (status: NewsletterStatus | undefined) => status && formatNumber(recipientsTotal(status));

const columnsOf = ({ isEditor, officeName, statuses }: ColumnFacts): ListColumn<Newsletter>[] => {
  const columns: ListColumn<Newsletter>[] = [
    {
      field: "title",
      header: newsletterFields.title,
      body: ({ title }) => title,
      card: "title",
      width: "36%",
    },
    {
      field: "state",
      header: text.state,
      body: (newsletter) => <NewsletterState newsletter={newsletter} status={statuses.get(newsletter.id)} />,
      width: "168px",
    },
    {
      field: "organisation",
      header: newsletterFields.organisationId,
      body: ({ organisationId }) => officeName(organisationId),
    },
    {
      field: "reached",
      header: newsletterFields.recipients,
      body: ({ id }) => reachOf(statuses.get(id)),
      align: "end",
      width: "120px",
    },
    {
      field: "startedSendingAt",
      header: text.sentAt,
      body: ({ startedSendingAt }) => <DateText value={startedSendingAt} />,
      width: "144px",
    },
  ];
  return isEditor ? columns : columns.filter(({ field }) => !ofSending.has(field));
};

const toRelease = {
  field: "toRelease",
  label: text.toRelease,
  options: [{ label: text.toReleaseByMe, value: "true" }],
};

export const NewslettersPage = () => {
  const navigate = useNavigate();
  const list = useList(newsletterQueries.list, useOfficesPending());
  const { mayEdit, mayEditAnything } = useNewsRights();
  const officeName = useOfficeName();
  const offices = useOfficeOptions();
  const statuses = useStatuses((mayEditAnything && list.query.data?.data) || nothing);
  const actions = useNewsletterActions(mayEdit, statuses);
  const create = { label: text.create, run: () => void navigate(newsPaths.newNewsletter) };

  return (
    <ListPage
      title={text.title}
      list={list}
      create={mayEditAnything ? create : undefined}
      actions={
        mayEditAnything && (
          <>
            <Button
              outlined
              icon="pi pi-chart-bar"
              label={text.reports}
              onClick={() => void navigate(newsPaths.newsletterReports)}
            />
            <TrashButton kind="newsletters" />
          </>
        )
      }
      columns={columnsOf({ isEditor: mayEditAnything, officeName, statuses })}
      filters={[
        { field: "organisation", label: newsletterFields.organisationId, options: offices },
        ...(mayEditAnything ? [toRelease] : []),
      ]}
      rowLabel={({ title }) => title}
      rowHref={(newsletter) =>
        isDraft(newsletter) && mayEdit(newsletter.organisationId)
          ? newsPaths.editNewsletter(newsletter.id)
          : newsPaths.newsletter(newsletter.id)
      }
      rowActions={mayEditAnything ? actions : undefined}
      empty={mayEditAnything ? text.empty : text.noneSent}
    />
  );
};
