import type { Subscriber, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscriberStateOf } from "../../../shared/news/subscriber-state.ts";
import { type StopsOfAddress, suppressionOf } from "../../data/suppressions/suppression.ts";

/** A subscriber with the state that follows from the stops of the address. */
export const shownSubscriber = <Shown extends Subscriber>(
  subscriber: Shown,
  stops: StopsOfAddress,
): Shown & SubscriberWithState => {
  const { organisationId } = subscriber;
  const suppression = suppressionOf(stops, organisationId);
  const suppressedAt = suppression?.at ?? null;
  return {
    ...subscriber,
    state: subscriberStateOf({ ...subscriber, suppressedAt }),
    suppressedAt,
    suppressedReason: suppression?.reason ?? null,
    suppressionLift: stops.everywhere?.lifts?.[organisationId] ?? null,
  };
};
