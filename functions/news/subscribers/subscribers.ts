import { ulid } from "ulid";
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
import { unsubscriptionOf } from "../../data/suppressions/suppression-reason.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { requireKnownOffices } from "../known-offices.ts";
import { text } from "../news.text.ts";
import { mailsTo } from "../sending/follow/mails-to.ts";
import { importSubscribers } from "./import/import-subscribers.ts";
import { liftSuppression } from "./lift-suppression.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { statedConsent } from "./stated-consent.ts";
import { standingBy, standingTrail } from "./stated-standing.ts";
import { subscriberSubject } from "./subscriber-access.ts";
import { listSubscribers } from "./subscriber-list.ts";
import {
  changeWrites,
  isSameAddress,
  removalWrites,
  requireNotUnsubscribed,
} from "./subscriber-suppressions.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";
import { unconfirmedElsewhere } from "./unconfirmed-elsewhere.ts";

type Deps = SubscriberDeps & { readonly viewer: Viewer; readonly now: Date };

const checked = async <Typed extends SubscriberDraft>(typed: Typed, { organisations }: SubscriberDeps) => {
  await requireKnownOffices(organisations, { organisationId: typed.organisationId });
  return { ...typed, email: mailAddressOf(typed.email) };
};

const shownNow = async (subscriber: Stored<Subscriber>, { suppressions }: SubscriberDeps) =>
  shownSubscriber(subscriber, (await suppressions.current()).of(subscriber.email));

const isAsked = async ({ email, organisationId }: SubscriberDraft, { subscribers }: SubscriberDeps) =>
  unconfirmedElsewhere(await subscribers.projection(), organisationId).has(addressKey(email));

/** A confirmation holds for one address at one office. */
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

/** And by the group. */
const sentBy = async (office: string, { newsletters }: SubscriberDeps) =>
  Array.from((await newsletters.projection()).entries(), ({ id, listed }) => ({ id, ...listed })).filter(
    ({ organisationId, startedSendingAt }) =>
      startedSendingAt !== null && (organisationId === null || organisationId === office),
  );

export const subscribers = implement<typeof contract, SubscriberDeps, Stored<Subscriber>>(
  contract,
  {
    list: ({ query }, deps) => listSubscribers(query.config, deps),

    read: ({ subject }, deps) => shownNow(subject, deps),

    mails: async ({ subject, query }, deps) => {
      const newsletters = await sentBy(subject.organisationId, deps);
      return mailsTo(subject.email, newsletters, query.config, deps);
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

    update: async ({ subject, body, ifVersion }, deps) => {
      const saved = await deps.subscribers.update(
        subject.id,
        (current) => changedSubscriber(current, body, deps),
        {
          ifVersion,
          from: subject,
          shown: (current) => shownNow(current, deps),
          alongside: async (before, after) => [
            ...(await changeWrites(before, after, deps)),
            ...(await standingTrail(before, after, deps.trail)),
          ],
        },
      );
      return shownNow(saved, deps);
    },

    lift: ({ subject, body }, deps) => liftSuppression(subject, body, deps),

    remove: ({ subject, ifVersion }, deps) =>
      deps.subscribers.remove(subject.id, {
        ifVersion,
        from: subject,
        shown: (current) => shownNow(current, deps),
        alongside: async (current) => {
          const suppressed = (await deps.suppressions.current()).of(current.email);
          return [...removalWrites(current, suppressed, deps.suppressions), await deps.trail.write()];
        },
      }),

    import: ({ query, body }, deps) => importSubscribers(body, query.deleteContactIfNotInList ?? false, deps),
  },
  { subject: subscriberSubject },
);
