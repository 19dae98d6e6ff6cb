import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import type { Subscriber, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import { hardSuppressionOf, type Suppression } from "../../data/suppressions/suppression.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

const requireLiftable = (
  everywhere: Suppression | undefined,
  organisationId: string,
  { ownerAgreed }: SuppressionLiftDraft,
) => {
  const suppression = hardSuppressionOf({ everywhere, office: undefined }, organisationId);
  if (!suppression) throw new Problem(subscriberProblems.notSuppressed);
  if (suppression.reason === "complained" && !ownerAgreed)
    throw new Problem(subscriberProblems.ownerComplained);
};

/**
 * Lets the subscriber's office mail a suppressed address again, and keeps who decided so, when and why. SES has to
 * let go of it first: where that fails, nothing has changed here, and it can be tried again. Its library is loaded
 * by the first one who lifts, not at each start.
 */
export const liftSuppression = async (
  subscriber: Stored<Subscriber>,
  draft: SuppressionLiftDraft,
  by: string,
  { suppressions, now }: SubscriberDeps & { readonly now: Date },
) => {
  const { email, organisationId } = subscriber;
  requireLiftable((await suppressions.find(email, organisationId)).everywhere, organisationId, draft);
  const { releaseFromSes } = await import("../../platform/mail/suppression-list.ts");
  await releaseFromSes(email);
  const lift = { at: now.toISOString(), by, reason: draft.reason };
  const everywhere = await suppressions.updateEverywhere(email, (stop) => {
    requireLiftable(stop, organisationId, draft);
    return { ...stop, lifts: { ...stop.lifts, [organisationId]: lift } };
  });
  return shownSubscriber(subscriber, { everywhere, office: undefined });
};
