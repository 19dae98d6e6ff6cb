import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { NewsletterForm } from "./newsletter-form.ts";

export const recipientChoiceOf = (newsletter: Partial<NewsletterForm>): NewsletterRecipients =>
  NewsletterRecipients.parse(newsletter);
