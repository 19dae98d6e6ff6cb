import type { Consent } from "../../../shared/news/consent.ts";

export const registeredAt = (now: Date): Consent => ({
  origin: "registrationForm",
  detail: null,
  at: now.toISOString(),
});
