import { millisecondsInDay } from "date-fns/constants";
import type { SuppressionReason } from "../../../shared/news/subscriber-state.ts";

export type AnySuppressionReason = "unsubscribed" | "removed" | SuppressionReason;

interface SuppressionLift {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface Suppression {
  readonly id: string;
  /** Null for all offices. */
  readonly organisationId: string | null;
  readonly reason: AnySuppressionReason;
  readonly at: string;
  /** By office id: an editor decides for the own office only. */
  readonly lifts?: Readonly<Record<string, SuppressionLift>>;
}

export interface SuppressionsOfAddress {
  readonly everywhere: Suppression | undefined;
  readonly office: Suppression | undefined;
}

/** By then no newsletter that includes a deleted person is still being sent. */
const REMOVED_DAYS = 30;

export const endOfRemoved = ({ at }: Suppression): number =>
  Date.parse(at) + REMOVED_DAYS * millisecondsInDay;

const stands = (suppression: Suppression) =>
  suppression.reason !== "removed" || endOfRemoved(suppression) > Date.now();

export const suppressionReasonOf = (
  { everywhere, office }: SuppressionsOfAddress,
  organisationId: string | null,
): AnySuppressionReason | undefined => {
  if (everywhere && !everywhere.lifts?.[organisationId ?? ""]) return everywhere.reason;
  return office && stands(office) ? office.reason : undefined;
};

export const hardSuppressionOf = ({ everywhere }: SuppressionsOfAddress, organisationId: string) => {
  const reason = everywhere?.reason;
  if (!everywhere || everywhere.lifts?.[organisationId]) return undefined;
  return reason === "bounced" || reason === "complained" ? { reason, at: everywhere.at } : undefined;
};

/** Only the owner of the address can lift this. */
export const hasUnsubscribed = ({ office }: SuppressionsOfAddress): boolean =>
  office?.reason === "unsubscribed";
