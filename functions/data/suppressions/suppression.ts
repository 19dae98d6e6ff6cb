import { millisecondsInDay } from "date-fns/constants";
import type { SuppressionReason } from "../../../shared/news/subscriber-state.ts";

/** Why an address gets no more newsletters. */
export type AnySuppressionReason = "unsubscribed" | "removed" | SuppressionReason;

/** Who let an office mail a suppressed address again, when, and why. */
interface SuppressionLift {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface Suppression {
  readonly id: string;
  /** The office that mails the address no more; null for all. */
  readonly organisationId: string | null;
  readonly reason: AnySuppressionReason;
  readonly at: string;
  /** By the id of the office: an editor decides about the own one only. A new suppression has none. */
  readonly lifts?: Readonly<Record<string, SuppressionLift>>;
}

/** Everything that may stand in the way of an office's mails to one address. */
export interface SuppressionsOfAddress {
  readonly everywhere: Suppression | undefined;
  readonly office: Suppression | undefined;
}

/** How long that of somebody who was deleted is of use: by then no newsletter that knows them is on its way. */
const REMOVED_DAYS = 30;

export const endOfRemoved = ({ at }: Suppression): number =>
  Date.parse(at) + REMOVED_DAYS * millisecondsInDay;

const stands = (suppression: Suppression) =>
  suppression.reason !== "removed" || endOfRemoved(suppression) > Date.now();

/** Why no mail of the office goes to the address. */
export const suppressionReasonOf = (
  { everywhere, office }: SuppressionsOfAddress,
  organisationId: string | null,
): AnySuppressionReason | undefined => {
  if (everywhere && !everywhere.lifts?.[organisationId ?? ""]) return everywhere.reason;
  return office && stands(office) ? office.reason : undefined;
};

/** The bounce or complaint of the address, as far as the office has not lifted it. */
export const hardSuppressionOf = ({ everywhere }: SuppressionsOfAddress, organisationId: string) => {
  const reason = everywhere?.reason;
  if (!everywhere || everywhere.lifts?.[organisationId]) return undefined;
  return reason === "bounced" || reason === "complained" ? { reason, at: everywhere.at } : undefined;
};

/** Only the owner of an address can take this back. */
export const hasUnsubscribed = ({ office }: SuppressionsOfAddress): boolean =>
  office?.reason === "unsubscribed";
