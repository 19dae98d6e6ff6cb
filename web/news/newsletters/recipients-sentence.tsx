import { useQuery } from "@tanstack/react-query";
import type { NewsletterRecipients, RecipientCount } from "../../../shared/news/newsletter.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { recipientsText as text } from "./newsletters.text.ts";
import { recipientsInWords, type Totals } from "./recipient-words.ts";

const PAUSE = 300;

const LeftOut = ({ excluded }: Pick<RecipientCount, "excluded">) => (
  <details className="left-out">
    <summary>{text.excluded(formatNumber(excluded.reduce((sum, { count }) => sum + count, 0)))}</summary>
    <dl>
      {excluded.map(({ reason, count }) => (
        <div key={reason} className="left-out-row">
          <dt>{text.reasons[reason]}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  </details>
);

interface CountedRecipientsProps {
  count: (Totals & Partial<Pick<RecipientCount, "excluded">>) | undefined;
  hasFailed?: boolean;
  isWaiting?: boolean;
}

export const CountedRecipients = ({
  count,
  hasFailed = false,
  isWaiting = false,
}: CountedRecipientsProps) => (
  <div className="recipients-sentence" data-waiting={isWaiting}>
    <div aria-live="polite">
      {count ? recipientsInWords(count) : hasFailed ? text.uncounted : <Skeleton height="var(--in-words)" />}
    </div>
    {!count && !hasFailed && <div className="left-out-waiting" />}
    {count?.excluded && count.excluded.length > 0 && <LeftOut excluded={count.excluded} />}
  </div>
);

export const RecipientsSentence = ({ choice }: { choice: NewsletterRecipients }) => {
  const rested = useDebounced(choice, PAUSE);
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries.recipients(rested));

  return <CountedRecipients count={data} hasFailed={error !== null} isWaiting={isPlaceholderData} />;
};
