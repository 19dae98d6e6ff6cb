import { useQuery } from "@tanstack/react-query";
import { MailPreview } from "../../components/mail-preview.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import type { NewsletterForm } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { newsletterEditorText as text } from "./newsletters.text.ts";

const PAUSE = 700;

export const NewsletterPreview = ({ form }: { form: NewsletterForm }) => {
  const rested = useDebounced({ ...form, title: form.title.trim() || text.untitled }, PAUSE);
  const { data, error, isPlaceholderData } = useQuery(newsletterQueries.preview(rested));

  return <MailPreview mail={data} error={error} isWaiting={isPlaceholderData} />;
};
