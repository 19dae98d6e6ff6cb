import type { Subscriber, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscriberStateOf } from "../../../shared/news/subscriber-state.ts";
import {
  everywhereOf,
  hardSuppressionOf,
  lifterKey,
  type SuppressionsOfAddress,
  unsubscriptionsOf,
} from "../../data/suppressions/suppression.ts";
import { unsubscriptionOf } from "../../data/suppressions/suppression-reason.ts";

export const shownSubscriber = <Shown extends Subscriber>(
  subscriber: Shown,
  suppressed: SuppressionsOfAddress,
): Shown & SubscriberWithState => {
  const { organisationId, registrationConfirmedAt, customerUnsuscribedAt, ownerConfirmedAt } = subscriber;
  const suppression = hardSuppressionOf(suppressed, organisationId);
  const suppressedAt = suppression?.at ?? null;
  const left = unsubscriptionOf(suppressed, ownerConfirmedAt, organisationId);
  return {
    ...subscriber,
    state: subscriberStateOf({
      registrationConfirmedAt,
      unsubscribedAt: customerUnsuscribedAt ?? left?.at ?? null,
      suppressedAt,
    }),
    suppressedAt,
    suppressedReason: suppression?.reason ?? null,
    suppressionLift: everywhereOf(suppressed)?.lifts?.[lifterKey(organisationId)] ?? null,
    groupSuppression: hardSuppressionOf(suppressed, null) ?? null,
    unsubscribedElsewhere: unsubscriptionsOf(suppressed).filter(
      (unsubscription) => unsubscription.organisationId !== organisationId,
    ),
  };
};
