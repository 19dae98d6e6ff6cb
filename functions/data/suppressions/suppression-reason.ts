import {
  type AnySuppressionReason,
  endOfRemoved,
  hardSuppressionOf,
  type Sender,
  type SuppressionsOfAddress,
  unsubscriptionsOf,
} from "./suppression.ts";

/** Whom a mail is for. */
export interface Addressee {
  /** The office of a subscriber; null for an employee. */
  readonly organisationId: string | null;
  /** When the owner of the address confirmed it for that office. */
  readonly ownerConfirmedAt?: string | null | undefined;
}

/**
 * The unsubscribing that forbids mails of the sender: from the sender itself, and from any other office as long as the
 * owner has not confirmed anew since. Mails of the group are forbidden by each.
 */
export const unsubscriptionOf = (
  found: SuppressionsOfAddress,
  ownerConfirmedAt: string | null | undefined,
  sender: Sender,
) =>
  unsubscriptionsOf(found).find(
    ({ organisationId, at }) =>
      sender === null || organisationId === sender || !ownerConfirmedAt || ownerConfirmedAt <= at,
  );

const isRemoved = (found: SuppressionsOfAddress, office: string) =>
  found.some(
    (suppression) =>
      suppression.organisationId === office &&
      suppression.reason === "removed" &&
      endOfRemoved(suppression) > Date.now(),
  );

/** Why no mail of the sender goes to the address. */
export const suppressionReasonOf = (
  found: SuppressionsOfAddress,
  { organisationId, ownerConfirmedAt }: Addressee,
  sender: Sender,
): AnySuppressionReason | undefined => {
  const hard = hardSuppressionOf(found, sender);
  // Employees get theirs as such: who unsubscribes is a subscriber.
  if (hard || organisationId === null) return hard?.reason;
  if (unsubscriptionOf(found, ownerConfirmedAt, sender)) return "unsubscribed";
  return isRemoved(found, organisationId) ? "removed" : undefined;
};
