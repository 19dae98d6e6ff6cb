import type { SuppressionReason } from "../../../shared/news/subscriber-state.ts";

/** Why an address gets no more newsletters. */
export type AnySuppressionReason = "unsubscribed" | "removed" | SuppressionReason;

/** Who let a suppressed address be mailed again, when, and why. */
interface SuppressionLift {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface Suppression {
  readonly id: string;
  /** The office that somebody left or was deleted at; null where the address itself is the reason. */
  readonly organisationId: string | null;
  readonly reason: AnySuppressionReason;
  readonly at: string;
  /** By who may mail it again, as in `lifterKey`. A new suppression has none. */
  readonly lifts?: Readonly<Record<string, SuppressionLift>>;
}

/** Everything that may stand in the way of mails to one address, of whichever office. */
export type SuppressionsOfAddress = readonly Suppression[];

/** Who sends: an office, or null for the group. */
export type Sender = string | null;

/** Under which a lift is found: an editor decides about the own office only, one of the group about both. */
export const lifterKey = (sender: Sender): string => sender ?? "*";

/** How long that of somebody who was deleted is of use: by then no newsletter that knows them is on its way. */
const REMOVED_DAYS = 30;

export const endOfRemoved = ({ at }: Suppression): number => Date.parse(at) + REMOVED_DAYS * 24 * 3600 * 1000;

/** That of the address itself: it bounced, or its owner complained. */
export const everywhereOf = (found: SuppressionsOfAddress): Suppression | undefined =>
  found.find(({ organisationId }) => organisationId === null);

/** The bounce or complaint of the address, as far as it is not lifted for the sender. */
export const hardSuppressionOf = (found: SuppressionsOfAddress, sender: Sender) => {
  const everywhere = everywhereOf(found);
  const reason = everywhere?.reason;
  if (!everywhere || everywhere.lifts?.[lifterKey(sender)]) return undefined;
  return reason === "bounced" || reason === "complained" ? { reason, at: everywhere.at } : undefined;
};

/** Where and when the owner of the address unsubscribed. */
export const unsubscriptionsOf = (found: SuppressionsOfAddress) =>
  found.flatMap(({ organisationId, reason, at }) =>
    reason === "unsubscribed" && organisationId !== null ? [{ organisationId, at }] : [],
  );
