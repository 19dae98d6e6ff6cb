import { useQuery } from "@tanstack/react-query";
import { type Newsletter, recipientsTotal } from "../../../shared/news/newsletter.ts";
import { formatDateTime, formatNumber } from "../../components/date-text.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { scheduleText } from "./schedule.text.ts";
import { sendingQueries } from "./sending.queries.ts";
import { SendingStateTag } from "./sending-state-tag.tsx";

const useStatus = ({ id, startedSendingAt }: Newsletter) =>
  useQuery({
    ...sendingQueries.status(id),
    enabled: startedSendingAt !== null,
  });

/** Where a newsletter of a list stands; the list itself only knows whether it was sent. */
export const NewsletterState = ({ newsletter }: { newsletter: Newsletter }) => {
  const { data } = useStatus(newsletter);
  if (newsletter.scheduledAt) {
    return (
      <div className="newsletter-state">
        <StatusTag tone="info" icon="pi-calendar">
          {scheduleText.scheduled}
        </StatusTag>
        <span className="muted">{scheduleText.forTime(formatDateTime(newsletter.scheduledAt))}</span>
      </div>
    );
  }
  if (newsletter.scheduleFailure) return <StatusTag tone="danger">{scheduleText.failed}</StatusTag>;
  if (newsletter.startedSendingAt === null) return <SendingStateTag state={null} />;
  return <SendingStateTag state={data?.state ?? "finished"} />;
};

/** How many a newsletter of a list went to. */
export const NewsletterReach = ({ newsletter }: { newsletter: Newsletter }) => {
  const { data } = useStatus(newsletter);
  return newsletter.startedSendingAt !== null && data ? formatNumber(recipientsTotal(data)) : null;
};
