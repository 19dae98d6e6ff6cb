import * as z from "zod";

/** What a subscriber can be, as far as newsletters go. */
export const subscriberStates = ["unconfirmed", "confirmed", "unsubscribed", "suppressed"] as const;
export const SubscriberState = z.enum(subscriberStates);
export type SubscriberState = z.infer<typeof SubscriberState>;

/** Why an address is suppressed: it cannot be reached, or its owner complained about a mail. */
export const SuppressionReason = z.enum(["bounced", "complained"]);
export type SuppressionReason = z.infer<typeof SuppressionReason>;

interface SubscriberDates {
  readonly registrationConfirmedAt: string | null;
  /** When the owner of the address left: this office, or another one and has not come back to this since. */
  readonly unsubscribedAt: string | null;
  /** Since when the address is suppressed for the subscriber's office; nothing where it is not. */
  readonly suppressedAt: string | null;
}

/** The state of a subscriber: whoever has left has left, whatever else is known; only the confirmed get newsletters. */
export const subscriberStateOf = (dates: SubscriberDates): SubscriberState => {
  if (dates.unsubscribedAt !== null) return "unsubscribed";
  if (dates.suppressedAt !== null) return "suppressed";
  return dates.registrationConfirmedAt === null ? "unconfirmed" : "confirmed";
};
