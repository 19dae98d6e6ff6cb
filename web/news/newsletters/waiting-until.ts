import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";

/** For the hours of newsletters, or for mails to be allowed again. */
export const waitingUntil = ({ waitsUntil, quotaUntil }: NewsletterStatus): string | null =>
  waitsUntil ?? quotaUntil;
