import {
  type AnySuppressionReason,
  endOfRemoved,
  hardSuppressionOf,
  type Sender,
  type SuppressionsOfAddress,
  unsubscriptionsOf,
} from "./suppression.ts";

export interface Addressee {
  /** A subscriber's office; null for an employee. */
  readonly organisationId: string | null;
  readonly ownerConfirmedAt?: string | null | undefined;
}

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

export const suppressionReasonOf = (
  found: SuppressionsOfAddress,
  { organisationId, ownerConfirmedAt }: Addressee,
  sender: Sender,
): AnySuppressionReason | undefined => {
  const hard = hardSuppressionOf(found, sender);
  // Employees get mails as such, since only subscribers unsubscribe.
  if (hard || organisationId === null) return hard?.reason;
  if (unsubscriptionOf(found, ownerConfirmedAt, sender)) return "unsubscribed";
  return isRemoved(found, organisationId) ? "removed" : undefined;
};
