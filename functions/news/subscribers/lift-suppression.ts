import { actorOf, isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import type { Subscriber, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import {
  everywhereOf,
  hardSuppressionOf,
  lifterKey,
  type Sender,
  type SuppressionsOfAddress,
} from "../../data/suppressions/suppression.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { NewsDeps } from "../news.deps.ts";
import { shownSubscriber } from "./shown-subscriber.ts";

const requireLiftable = (
  found: SuppressionsOfAddress,
  senders: readonly Sender[],
  { ownerAgreed }: SuppressionLiftDraft,
) => {
  const everywhere = everywhereOf(found);
  const [suppression] = senders.flatMap((sender) => hardSuppressionOf(found, sender) ?? []);
  if (!everywhere || !suppression) throw new Problem(subscriberProblems.notSuppressed);
  if (suppression.reason === "complained" && !ownerAgreed)
    throw new Problem(subscriberProblems.ownerComplained);
  return everywhere;
};

export const liftSuppression = async (
  subscriber: Stored<Subscriber>,
  draft: SuppressionLiftDraft,
  { suppressions, viewer, now }: NewsDeps & { readonly viewer: Viewer; readonly now: Date },
) => {
  const { email, organisationId } = subscriber;
  const senders = isAllowed(viewer, "EDIT_NEWS") ? [organisationId, null] : [organisationId];
  const { id } = requireLiftable(await suppressions.findEverywhere(email), senders, draft);
  const { liftAtSes } = await import("../../platform/mail/suppression-list.ts");
  await liftAtSes(email);
  const lift = { at: now.toISOString(), by: actorOf(viewer), reason: draft.reason };
  const lifts = Object.fromEntries(senders.map((sender) => [lifterKey(sender), lift]));
  await suppressions.update(id, (suppression) => {
    requireLiftable([suppression], senders, draft);
    return { ...suppression, lifts: { ...suppression.lifts, ...lifts } };
  });
  return shownSubscriber(subscriber, (await suppressions.current()).of(email));
};
