import { unsubscribeProblems } from "../../../shared/news/news.problems.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscription, SubscriptionPreferences } from "../../../shared/news/subscription.ts";
import { unsubscriptionOf } from "../../data/suppressions/suppression-reason.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { PublicDeps } from "../public.deps.ts";

const shown = async (
  subscriber: Subscriber,
  { organisations, suppressions }: PublicDeps,
): Promise<Subscription> => {
  const { name, email, organisationId, ownerConfirmedAt, receivesTaxNews, receivesDoctorsNews } = subscriber;
  const [organisation, suppressed] = await Promise.all([
    organisations.find(organisationId),
    suppressions.current(),
  ]);
  const left = unsubscriptionOf(suppressed.of(email), ownerConfirmedAt, organisationId);
  const unsubscribedAt = subscriber.customerUnsuscribedAt ?? left?.at ?? null;
  return {
    name,
    organisationId,
    organisationName: organisation?.name ?? "",
    receivesTaxNews,
    receivesDoctorsNews,
    isSubscribed: subscriber.registrationConfirmedAt !== null && unsubscribedAt === null,
    unsubscribedAt,
  };
};

const invalid = unsubscribeProblems.tokenInvalid;

const subscriberOf = (token: string, { links }: PublicDeps) => links.subscriberOf(token) ?? notFound(invalid);

export const readPreferences = async (token: string, deps: PublicDeps): Promise<Subscription> => {
  const subscriber = await deps.subscribers.find(subscriberOf(token, deps));
  return subscriber ? shown(subscriber, deps) : notFound(invalid);
};

export const savePreferences = async (
  { token, ...preferences }: SubscriptionPreferences,
  deps: PublicDeps,
): Promise<Subscription> => {
  const saved = await deps.subscribers.update(
    subscriberOf(token, deps),
    (current) => ({ ...current, ...preferences }),
    { missing: invalid },
  );
  return shown(saved, deps);
};
