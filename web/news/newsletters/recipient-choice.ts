import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

/** What of a newsletter decides who gets it, and nothing else. */
export const recipientChoiceOf = (newsletter: Partial<NewsletterForm>): NewsletterRecipients =>
  NewsletterRecipients.parse(newsletter);
