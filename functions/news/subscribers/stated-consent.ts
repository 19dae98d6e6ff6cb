import type { Consent, ConsentDraft } from "../../../shared/news/consent.ts";

export const statedConsent = (draft: ConsentDraft | null | undefined, now: Date): Consent | null =>
  draft ? { ...draft, at: now.toISOString() } : null;
