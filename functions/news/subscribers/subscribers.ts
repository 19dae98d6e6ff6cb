import { ulid } from "ulid";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { Subscriber, SubscriberDraft } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { requireKnownOffices } from "../known-offices.ts";
import { importSubscribers } from "./import/import-subscribers.ts";
import { liftSuppression } from "./lift-suppression.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { subscriberSubject } from "./subscriber-access.ts";
import { listSubscribers } from "./subscriber-list.ts";
import { entryWrites, moveWrites, removalWrites } from "./subscriber-suppressions.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

/** What staff saves; who confirmed or unsubscribed, and when, is the subscriber's own doing. */
const subscriberFrom = async (draft: SubscriberDraft, { organisations }: SubscriberDeps) => {
  await requireKnownOffices(organisations, { organisationId: draft.organisationId });
  return { ...draft, email: mailAddressOf(draft.email) };
};

const shownNow = async (subscriber: Stored<Subscriber>, { suppressions }: SubscriberDeps) =>
  shownSubscriber(subscriber, await suppressions.find(subscriber.email, subscriber.organisationId));

export const subscribers = implement<typeof contract, SubscriberDeps, Stored<Subscriber>>(
  contract,
  {
    list: ({ query }, deps) => listSubscribers(query.config, deps),

    read: ({ subject }, deps) => shownNow(subject, deps),

    create: async ({ body }, deps) => {
      const { subscribers, suppressions, now } = deps;
      const draft = await subscriberFrom(body, deps);
      const suppressed = await suppressions.find(draft.email, draft.organisationId);
      const dates = { registrationConfirmedAt: now.toISOString(), customerUnsuscribedAt: null };
      const entered = await subscribers.insert(
        { ...draft, ...dates, id: ulid() },
        entryWrites(draft, suppressed, suppressions),
      );
      return shownSubscriber(entered, suppressed);
    },

    update: async ({ subject, body, ifVersion }, deps) => {
      const { subscribers, suppressions } = deps;
      const saved = await subscribers.update(
        subject.id,
        async ({ id, registrationConfirmedAt, customerUnsuscribedAt }) => ({
          ...(await subscriberFrom(body, deps)),
          id,
          registrationConfirmedAt,
          customerUnsuscribedAt,
        }),
        {
          ifVersion,
          from: subject,
          shown: (current) => shownNow(current, deps),
          alongside: (before, after) => moveWrites(before, after, suppressions),
        },
      );
      return shownNow(saved, deps);
    },

    lift: ({ subject, body }, deps) => liftSuppression(subject, body, actorOf(deps.viewer), deps),

    remove: ({ subject, ifVersion }, deps) =>
      deps.subscribers.remove(subject.id, {
        ifVersion,
        from: subject,
        shown: (current) => shownNow(current, deps),
        alongside: async (current) => {
          const suppressed = await deps.suppressions.find(current.email, current.organisationId);
          return [...removalWrites(current, suppressed, deps.suppressions), await deps.trail.write()];
        },
      }),

    import: ({ query, body }, deps) => importSubscribers(body, query.deleteContactIfNotInList ?? false, deps),
  },
  { subject: subscriberSubject },
);
