import type { SuppressionReason } from "../../../shared/news/subscriber-state.ts";
import { millisecondsIn, periods } from "../../../shared/periods.ts";

export type AnySuppressionReason = "unsubscribed" | "removed" | SuppressionReason;

interface SuppressionLift {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

export interface Suppression {
  readonly id: string;
  /** The office that somebody left or was deleted at; null if the address itself is the reason. */
  readonly organisationId: string | null;
  readonly reason: AnySuppressionReason;
  readonly at: string;
  /** Keyed by who may mail the address again (`lifterKey`). */
  readonly lifts?: Readonly<Record<string, SuppressionLift>>;
}

export type SuppressionsOfAddress = readonly Suppression[];

/** An office, or null for the group. */
export type Sender = string | null;

export const lifterKey = (sender: Sender): string => sender ?? "*";

export const endOfRemoved = ({ at }: Suppression): number =>
  Date.parse(at) + millisecondsIn(periods.removedSubscriber);

/** One from before addresses were hashed may duplicate a later one of the same office. */
const latestOfEach = (found: SuppressionsOfAddress): Suppression[] => {
  const inOrder = found.toSorted((one, other) => one.at.localeCompare(other.at));
  return [...new Map(inOrder.map((suppression) => [suppression.organisationId, suppression])).values()];
};

/** The suppression of the address itself, by a bounce or complaint. */
export const everywhereOf = (found: SuppressionsOfAddress): Suppression | undefined =>
  latestOfEach(found).find(({ organisationId }) => organisationId === null);

/** The bounce or complaint of the address, unless it is lifted for the sender. */
export const hardSuppressionOf = (found: SuppressionsOfAddress, sender: Sender) => {
  const everywhere = everywhereOf(found);
  const reason = everywhere?.reason;
  if (!everywhere || everywhere.lifts?.[lifterKey(sender)]) return undefined;
  return reason === "bounced" || reason === "complained" ? { reason, at: everywhere.at } : undefined;
};

export const unsubscriptionsOf = (found: SuppressionsOfAddress) =>
  latestOfEach(found).flatMap(({ organisationId, reason, at }) =>
    reason === "unsubscribed" && organisationId !== null ? [{ organisationId, at }] : [],
  );
