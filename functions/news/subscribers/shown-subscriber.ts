import type { Subscriber, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscriberStateOf } from "../../../shared/news/subscriber-state.ts";
import { hardSuppressionOf, type SuppressionsOfAddress } from "../../data/suppressions/suppression.ts";

/** A subscriber with the state that follows from the suppressed of the address. */
export const shownSubscriber = <Shown extends Subscriber>(
  subscriber: Shown,
  suppressed: SuppressionsOfAddress,
): Shown & SubscriberWithState => {
  const { organisationId } = subscriber;
  const suppression = hardSuppressionOf(suppressed, organisationId);
  const suppressedAt = suppression?.at ?? null;
  return {
    ...subscriber,
    state: subscriberStateOf({ ...subscriber, suppressedAt }),
    suppressedAt,
    suppressedReason: suppression?.reason ?? null,
    suppressionLift: suppressed.everywhere?.lifts?.[organisationId] ?? null,
  };
};
