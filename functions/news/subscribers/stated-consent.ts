import type { Consent, ConsentDraft } from "../../../shared/news/consent.ts";

/** What staff says of a consent, as it is kept. */
export const statedConsent = (draft: ConsentDraft | null | undefined, now: Date): Consent | null =>
  draft ? { ...draft, at: now.toISOString() } : null;
