import * as z from "zod";

export const subscriberStates = ["unconfirmed", "confirmed", "unsubscribed", "suppressed"] as const;
export const SubscriberState = z.enum(subscriberStates);
export type SubscriberState = z.infer<typeof SubscriberState>;

export const SuppressionReason = z.enum(["bounced", "complained"]);
export type SuppressionReason = z.infer<typeof SuppressionReason>;

interface SubscriberDates {
  readonly registrationConfirmedAt: string | null;
  /** Unsubscribed here, or elsewhere without a later registration here. */
  readonly unsubscribedAt: string | null;
  readonly suppressedAt: string | null;
}

/** Unsubscribing outranks everything; only the confirmed get newsletters. */
export const subscriberStateOf = (dates: SubscriberDates): SubscriberState => {
  if (dates.unsubscribedAt !== null) return "unsubscribed";
  if (dates.suppressedAt !== null) return "suppressed";
  return dates.registrationConfirmedAt === null ? "unconfirmed" : "confirmed";
};
