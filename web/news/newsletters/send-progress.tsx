import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { formatStamp } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsDone, recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { Grid, Panel, Row } from "../../components/layout/layout.tsx";
import { openingInWords } from "../../components/opening-time.ts";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { kindProgress } from "./kind-progress.ts";
import { kindText } from "./newsletters.text.ts";
import { SendActions } from "./send-actions.tsx";
import { sendingQueries } from "./sending.queries.ts";
import { progressText as text } from "./sending.text.ts";
import { SendingStateTag } from "./sending-state-tag.tsx";
import { UnknownMails } from "./unknown-mails.tsx";
import { waitingUntil } from "./waiting-until.ts";
import { windowText } from "./window.text.ts";

/** Sending overlaps with planning; without a count, progress has no total before the plan is complete. */
const isCounted = (status: NewsletterStatus) => recipientsTotal(status) > 0;

const planningNote = (status: NewsletterStatus) => {
  const done = recipientsDone(status);
  return done > 0 ? `${text.planning} ${text.doneAlready(formatNumber(done))}` : text.planning;
};

const noteOf = (status: NewsletterStatus): string | undefined => {
  if (status.waitsUntil)
    return `${windowText.waits(openingInWords(status.waitsUntil))}. ${windowText.explained}`;
  if (status.quotaUntil) return windowText.usedUp(openingInWords(status.quotaUntil));
  if (status.state === "planning") return planningNote(status);
  if (status.state === "paused") {
    const paused = status.pauseReason ? text.pauseReason(status.pauseReason) : text.pausedByHand;
    return isCounted(status) ? paused : `${paused} ${planningNote(status)}`;
  }
  if (status.state === "sending" && status.stuckBatches > 0) return text.stuck(status.stuckBatches);
  if (status.state !== "cancelled") return undefined;
  return text.cancelledNote(formatNumber(recipientsDone(status)), formatNumber(recipientsTotal(status)));
};

const timesOf = ({ startedSendingAt, finishedAt }: NewsletterStatus): string =>
  [
    startedSendingAt && text.startedAt(formatStamp(startedSendingAt)),
    finishedAt && text.finishedAt(formatStamp(finishedAt)),
  ]
    .filter(Boolean)
    .join(" · ");

const Bars = ({ status, readAt }: { status: NewsletterStatus; readAt: number }) => {
  const isRunning = status.state === "sending" && waitingUntil(status) === null;

  return (
    <>
      <ProgressBar
        label={text.total}
        done={recipientsDone(status)}
        total={recipientsTotal(status)}
        failed={status.failedCount}
        isRunning={isRunning}
        readAt={readAt}
      />
      <Grid column="narrow" fit gap={6} lines={4}>
        {kindProgress(status).map(({ kind, done, total }) => (
          <ProgressBar
            key={kind}
            label={kindText[kind]}
            done={done}
            total={total}
            // Only the sum shows rate and expected end.
            isRunning={false}
            readAt={readAt}
          />
        ))}
      </Grid>
    </>
  );
};

/** Takes the number of the ledger's list, which lags behind during sending. */
const LedgerLinks = ({ id, status }: { id: string; status: NewsletterStatus }) => {
  const { data: counts } = useQuery(sendingQueries.deliveries(id, { data: status, isPending: false }));
  const bounced = counts?.get("bounced") ?? 0;

  return (
    <Row className="send-links" gap={6} lines={2}>
      {status.failedCount > 0 && (
        <Link to="?state=failed" preventScrollReset>
          {text.showFailed}
        </Link>
      )}
      {bounced > 0 && (
        <Link to="?state=bounced" preventScrollReset>
          {isUnderWay(status.state) ? text.showBounced : text.showSomeBounced(formatNumber(bounced))}
        </Link>
      )}
    </Row>
  );
};

interface SendProgressProps {
  newsletter: Newsletter;
  etag: string | undefined;
  mayEdit: boolean;
}

export const SendProgress = ({ newsletter, etag, mayEdit }: SendProgressProps) => {
  const { data: status, error, dataUpdatedAt, refetch } = useQuery(sendingQueries.status(newsletter.id));
  if (!status) {
    return error ? (
      <ProblemPanel error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" />
    );
  }
  const note = noteOf(status);

  return (
    <Panel as="section" gap={4} aria-label={text.title}>
      <Row align="center" spread>
        <Row gap={4} lines={2} align="center">
          <h2>{text.title}</h2>
          {status.state && <SendingStateTag state={status.state} isWaiting={waitingUntil(status) !== null} />}
          <span className="muted">{timesOf(status)}</span>
        </Row>
        {mayEdit && <SendActions newsletter={newsletter} etag={etag} status={status} />}
      </Row>
      <div role="status">
        {note && (
          <p
            className="send-note"
            data-tone={
              status.state === "paused" || waitingUntil(status) || status.stuckBatches > 0
                ? "warning"
                : undefined
            }
          >
            {note}
          </p>
        )}
        {error && <FieldProblem plain>{text.statusFailed}</FieldProblem>}
      </div>
      {isCounted(status) && <Bars status={status} readAt={dataUpdatedAt} />}
      {mayEdit && <UnknownMails id={newsletter.id} status={status} />}
      {mayEdit && <LedgerLinks id={newsletter.id} status={status} />}
    </Panel>
  );
};
