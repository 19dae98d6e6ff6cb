import type { Subscriber, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/problem.ts";
import { suppressionOf } from "../sending/mail-stop.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

/** Lets the subscriber's office mail a suppressed address again, and keeps who decided so, when and why. */
export const liftSuppression = async (
  subscriber: Stored<Subscriber>,
  { reason, ownerAgreed }: SuppressionLiftDraft,
  by: string,
  { mailStops, now }: SubscriberDeps & { readonly now: Date },
) => {
  const { email, organisationId } = subscriber;
  const everywhere = await mailStops.updateEverywhere(email, "subscriber.not-suppressed", (stop) => {
    const suppression = suppressionOf({ everywhere: stop, office: undefined }, organisationId);
    if (!suppression) throw new Problem("subscriber.not-suppressed");
    if (suppression.reason === "complained" && !ownerAgreed) throw new Problem("subscriber.owner-complained");
    return { ...stop, lifts: { ...stop.lifts, [organisationId]: { at: now.toISOString(), by, reason } } };
  });
  return shownSubscriber(subscriber, { everywhere, office: undefined });
};
