import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import type { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { useDebounced } from "../../components/use-debounced.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { recipientsText as text } from "./newsletters.text.ts";
import { recipientsInWords } from "./recipient-words.ts";

const PAUSE = 300;

/** Who would get a newsletter with these settings, in numbers that follow them. */
export const RecipientsSentence = ({ choice }: { choice: NewsletterRecipients }) => {
  const rested = useDebounced(choice, PAUSE);
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries.recipients(rested));

  return (
    <div className="recipients-sentence" aria-live="polite" data-waiting={isPlaceholderData}>
      {data ? recipientsInWords(data) : error ? text.uncounted : <Skeleton height="1.5rem" />}
    </div>
  );
};
