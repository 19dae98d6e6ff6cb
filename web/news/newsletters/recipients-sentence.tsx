import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import type { NewsletterRecipients, RecipientCount } from "../../../shared/news/newsletter.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { recipientsText as text } from "./newsletters.text.ts";
import { recipientsInWords } from "./recipient-words.ts";

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

export const RecipientsSentence = ({ choice }: { choice: NewsletterRecipients }) => {
  const rested = useDebounced(choice, PAUSE);
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries.recipients(rested));

  return (
    <div className="recipients-sentence" data-waiting={isPlaceholderData}>
      <div aria-live="polite">
        {data ? recipientsInWords(data) : error ? text.uncounted : <Skeleton height="var(--in-words)" />}
      </div>
      {!data && !error && <div className="left-out-waiting" />}
      {data && data.excluded.length > 0 && <LeftOut excluded={data.excluded} />}
    </div>
  );
};
