import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { Stack } from "../../components/layout/stack.tsx";
import { openingInWords } from "../../components/opening-time.ts";
import { StatusTag } from "../../components/status-tag.tsx";
import { releaseStateText } from "../release/release.text.ts";
import { scheduleText } from "./schedule.text.ts";
import { SendingStateTag } from "./sending-state-tag.tsx";
import { windowText } from "./window.text.ts";

interface NewsletterStateProps {
  newsletter: Newsletter;
  /** Undefined if it was never sent, or its ledger has expired. */
  status: NewsletterStatus | undefined;
}

export const NewsletterState = ({ newsletter, status }: NewsletterStateProps) => {
  if (newsletter.scheduledAt) {
    return (
      <Stack gap={1} align="start">
        <StatusTag tone="info" icon="pi-calendar">
          {scheduleText.scheduled}
        </StatusTag>
        <span className="muted">{scheduleText.forTime(formatDateTime(newsletter.scheduledAt))}</span>
      </Stack>
    );
  }
  if (newsletter.scheduleFailure) return <StatusTag tone="danger">{scheduleText.failed}</StatusTag>;
  if (newsletter.release && newsletter.startedSendingAt === null) {
    return <StatusTag tone="info">{releaseStateText[newsletter.release.state]}</StatusTag>;
  }
  if (newsletter.startedSendingAt === null) return <SendingStateTag state={null} />;
  if (status?.waitsUntil) {
    return (
      <Stack gap={1} align="start">
        <SendingStateTag state={status.state} isWaiting />
        <span className="muted">{windowText.until(openingInWords(status.waitsUntil))}</span>
      </Stack>
    );
  }
  return <SendingStateTag state={status?.state ?? "finished"} />;
};
