import { ulid } from "ulid";
import { addressKey } from "../../../shared/news/recipients.ts";
import type { Subscriber, SubscriberDraft } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { requireKnownOffices } from "../known-offices.ts";
import { importSubscribers } from "./import/import-subscribers.ts";
import { liftSuppression } from "./lift-suppression.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { statedConsent } from "./stated-consent.ts";
import { subscriberSubject } from "./subscriber-access.ts";
import { listSubscribers } from "./subscriber-list.ts";
import {
  isSameAddress,
  moveWrites,
  removalWrites,
  requireNotUnsubscribed,
} from "./subscriber-suppressions.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";
import { unconfirmedElsewhere } from "./unconfirmed-elsewhere.ts";

/** Confirmation and unsubscription are the owner's own doing. */
const subscriberFrom = async (draft: SubscriberDraft, { organisations }: SubscriberDeps) => {
  await requireKnownOffices(organisations, { organisationId: draft.organisationId });
  return { ...draft, email: mailAddressOf(draft.email) };
};

const shownNow = async (subscriber: Stored<Subscriber>, { suppressions }: SubscriberDeps) =>
  shownSubscriber(subscriber, (await suppressions.current()).of(subscriber.email));

const isAsked = async ({ email, organisationId }: SubscriberDraft, { subscribers }: SubscriberDeps) =>
  unconfirmedElsewhere(await subscribers.projection(), organisationId).has(addressKey(email));

/** A confirmation holds for one address at one office. */
const changedSubscriber = async (current: Subscriber, draft: SubscriberDraft, deps: SubscriberDeps) => {
  const { id, registrationConfirmedAt, customerUnsuscribedAt, consent, ownerConfirmedAt } = current;
  const isNewAddress = addressKey(draft.email) !== addressKey(current.email);
  return {
    ...draft,
    id,
    registrationConfirmedAt: isNewAddress && (await isAsked(draft, deps)) ? null : registrationConfirmedAt,
    customerUnsuscribedAt,
    consent,
    ownerConfirmedAt: isSameAddress(current, draft) ? ownerConfirmedAt : null,
  };
};

export const subscribers = implement<typeof contract, SubscriberDeps, Stored<Subscriber>>(
  contract,
  {
    list: ({ query }, deps) => listSubscribers(query.config, deps),

    read: ({ subject }, deps) => shownNow(subject, deps),

    create: async ({ body }, deps) => {
      const { subscribers, suppressions, now } = deps;
      const { consent, ...typed } = body;
      const draft = await subscriberFrom(typed, deps);
      const suppressed = (await suppressions.current()).of(draft.email);
      await requireNotUnsubscribed(suppressed, deps);
      const entered = await subscribers.insert(
        {
          ...draft,
          id: ulid(),
          registrationConfirmedAt: (await isAsked(draft, deps)) ? null : now.toISOString(),
          customerUnsuscribedAt: null,
          consent: statedConsent(consent, now),
          ownerConfirmedAt: null,
        },
        suppressions.liftWrites(suppressed, draft.organisationId),
      );
      return shownSubscriber(entered, suppressed);
    },

    update: async ({ subject, body, ifVersion }, deps) => {
      const saved = await deps.subscribers.update(
        subject.id,
        async (current) => changedSubscriber(current, await subscriberFrom(body, deps), deps),
        {
          ifVersion,
          from: subject,
          shown: (current) => shownNow(current, deps),
          alongside: (before, after) => moveWrites(before, after, deps),
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
