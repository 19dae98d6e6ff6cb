import { ulid } from "ulid";
import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { subscriberProblems } from "../../../shared/news/news.problems.ts";
import { addressKey } from "../../../shared/news/recipients.ts";
import type {
  Subscriber,
  SubscriberChange,
  SubscriberDraft,
  SubscriberEntry,
} from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import { requireKnownOffices } from "../../data/organisations/known-offices.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { openCreators } from "../../data/people/creators.ts";
import { unsubscriptionOf } from "../../data/suppressions/suppression-reason.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { passes } from "../../platform/collection/compare.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { mailsTo } from "../delivery/mails-to.ts";
import type { NewsDeps } from "../news.deps.ts";
import { text } from "../news.text.ts";
import { importSubscribers } from "./import/import-subscribers.ts";
import { liftSuppression } from "./lift-suppression.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { statedConsent } from "./stated-consent.ts";
import { standingBy, standingTrail } from "./stated-standing.ts";
import { subscriberResource, subscribersSeenBy } from "./subscriber-access.ts";
import {
  changeWrites,
  isSameAddress,
  removalWrites,
  requireNotUnsubscribed,
} from "./subscriber-suppressions.ts";
import { unconfirmedElsewhere } from "./unconfirmed-elsewhere.ts";

const isAboutState = ({ field }: Filter) => field === "state";

const listSubscribers = async (
  config: ListConfig,
  { subscribers, suppressions, employees, viewer }: NewsDeps & { readonly viewer: Viewer },
) => {
  const known = await suppressions.current();
  const shown = <Shown extends Subscriber>(subscriber: Shown) =>
    shownSubscriber(subscriber, known.of(subscriber.email));
  const states = config.filters.filter(isAboutState);
  const others = config.filters.filter((filter) => !isAboutState(filter));
  const hasState = (subscriber: Subscriber) =>
    states.every((filter) => passes(shown(subscriber).state, filter));
  const creators = openCreators(employees, config.withCreator);
  const { totalCount, data, related } = await subscribers.list(
    { ...config, filters: others },
    subscribersSeenBy(viewer),
    { relatedKeys: creators.keysOf, ...(states.length > 0 ? { where: hasState } : {}) },
  );
  const creatorOf = creators.among(related);
  return {
    totalCount,
    data: data.map((subscriber) => ({ ...shown(subscriber), ...creatorOf(subscriber) })),
  };
};

type Deps = NewsDeps & { readonly viewer: Viewer; readonly now: Date };

const checked = async <Typed extends SubscriberDraft>(typed: Typed, { organisations }: NewsDeps) => {
  await requireKnownOffices(organisations, { organisationId: typed.organisationId });
  return { ...typed, email: mailAddressOf(typed.email) };
};

const shownNow = async (subscriber: Stored<Subscriber>, { suppressions }: NewsDeps) =>
  shownSubscriber(subscriber, (await suppressions.current()).of(subscriber.email));

const isAsked = async ({ email, organisationId }: SubscriberDraft, { subscribers }: NewsDeps) =>
  unconfirmedElsewhere(await subscribers.projection(), organisationId).has(addressKey(email));

const changedSubscriber = async (
  current: Subscriber,
  change: SubscriberChange,
  deps: Deps,
): Promise<Subscriber> => {
  const draft = await checked(change, deps);
  const suppressed = (await deps.suppressions.current()).of(draft.email);
  const hasLeft = unsubscriptionOf(suppressed, current.ownerConfirmedAt, draft.organisationId) !== undefined;
  const standing = standingBy(current, change, hasLeft, deps);
  const isNewAddress = addressKey(draft.email) !== addressKey(current.email);
  const isConfirmedNow = standing.registrationConfirmedAt !== current.registrationConfirmedAt;
  return {
    ...draft,
    ...standing,
    id: current.id,
    createdBy: current.createdBy,
    ...(isNewAddress && !isConfirmedNow && (await isAsked(draft, deps)) && { registrationConfirmedAt: null }),
    ownerConfirmedAt: isSameAddress(current, draft) ? current.ownerConfirmedAt : null,
  };
};

const requireSubscribed = ({ customerUnsuscribedAt }: SubscriberEntry) => {
  if (customerUnsuscribedAt)
    throw problemAt(subscriberProblems.hasUnsubscribed, "customerUnsuscribedAt", text.enterFirst);
};

/** Newsletters of the office and of the group. */
const sentBy = async (office: string, { newsletters }: NewsDeps) =>
  Array.from((await newsletters.projection()).entries(), ({ id, listed }) => ({ id, ...listed })).filter(
    ({ organisationId, startedSendingAt }) =>
      startedSendingAt !== null && (organisationId === null || organisationId === office),
  );

export const subscribers = implement<typeof contract, NewsDeps, Stored<Subscriber>>(
  contract,
  {
    list: ({ query }, deps) => listSubscribers(query.config, deps),

    read: ({ resource }, deps) => shownNow(resource, deps),

    mails: async ({ resource, query }, deps) => {
      const newsletters = await sentBy(resource.organisationId, deps);
      return mailsTo(resource.email, newsletters, query.config, deps);
    },

    create: async ({ body }, deps) => {
      const { subscribers, suppressions, viewer, now } = deps;
      requireSubscribed(body);
      const draft = await checked(body, deps);
      const suppressed = (await suppressions.current()).of(draft.email);
      await requireNotUnsubscribed(suppressed, deps);
      const entered = await subscribers.insert(
        {
          ...draft,
          id: ulid(),
          registrationConfirmedAt: (await isAsked(draft, deps)) ? null : now.toISOString(),
          customerUnsuscribedAt: null,
          unsubscribedBy: null,
          consent: statedConsent(body.consent, now),
          ownerConfirmedAt: null,
          createdBy: actorOf(viewer),
        },
        suppressions.liftWrites(suppressed, draft.organisationId),
      );
      return shownSubscriber(entered, suppressed);
    },

    update: async ({ resource, body, ifVersion }, deps) => {
      const saved = await deps.subscribers.update(
        resource.id,
        (current) => changedSubscriber(current, body, deps),
        {
          ifVersion,
          from: resource,
          shown: (current) => shownNow(current, deps),
          inTransaction: async (before, after) => [
            ...(await changeWrites(before, after, deps)),
            ...(await standingTrail(before, after, deps.trail)),
          ],
        },
      );
      return shownNow(saved, deps);
    },

    lift: ({ resource, body }, deps) => liftSuppression(resource, body, deps),

    remove: async ({ resource, ifVersion }, deps) => {
      const deletion = { ...deps, deletedByName: await actorName(deps) };
      await deps.subscribers.remove(resource.id, {
        ifVersion,
        from: resource,
        shown: (current) => shownNow(current, deps),
        inTransaction: async (current) => {
          const suppressed = (await deps.suppressions.current()).of(current.email);
          return [
            ...removalWrites(current, suppressed, deps.suppressions),
            deps.trashedSubscribers.putWrite(current, deletion),
            await deps.trail.write(),
          ];
        },
      });
    },

    import: ({ query, body }, deps) => importSubscribers(body, query.deleteContactIfNotInList ?? false, deps),
  },
  { resource: subscriberResource },
);
