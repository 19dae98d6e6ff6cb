import type { Consent } from "../../../shared/news/consent.ts";

/** The consent that a registration stands for. */
export const registeredAt = (now: Date): Consent => ({
  origin: "registrationForm",
  detail: null,
  at: now.toISOString(),
});
