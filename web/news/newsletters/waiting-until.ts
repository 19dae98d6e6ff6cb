import type { NewsletterStatus } from "../../../shared/news/newsletter.ts";

/** Sending waits for the send window or for the daily quota. */
export const waitingUntil = ({ waitsUntil, quotaUntil }: NewsletterStatus): string | null =>
  waitsUntil ?? quotaUntil;
