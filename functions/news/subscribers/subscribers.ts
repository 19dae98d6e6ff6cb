import { ulid } from "ulid";
import { actorOf } from "../../../shared/login/permissions.ts";
import type { Subscriber, SubscriberDraft } from "../../../shared/news/subscriber.ts";
import { subscribers as contract } from "../../../shared/news/subscribers.contract.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { keysOf } from "../../platform/collection/read-ahead.ts";
import { implement } from "../../platform/http/implement.ts";
import { mailAddressOf } from "../../platform/mail/mail-address.ts";
import { requireKnownOffices } from "../known-offices.ts";
import { importSubscribers } from "./import/import-subscribers.ts";
import { liftSuppression } from "./lift-suppression.ts";
import { withShownConflict } from "./shown-conflict.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { loadSubscriber } from "./subscriber-access.ts";
import { listSubscribers } from "./subscriber-list.ts";
import { entryWrites, moveWrites, removalWrites } from "./subscriber-stops.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

/** What staff saves; who confirmed or unsubscribed, and when, is the subscriber's own doing. */
const subscriberFrom = async (draft: SubscriberDraft, { organisations }: SubscriberDeps) => {
  await requireKnownOffices(organisations, { organisationId: draft.organisationId });
  return { ...draft, email: mailAddressOf(draft.email) };
};

export const subscribers = implement<typeof contract, SubscriberDeps, Stored<Subscriber>>(
  contract,
  {
    list: ({ query }, deps) => listSubscribers(query.config, deps),

    read: async ({ subject }, { mailStops }) =>
      shownSubscriber(subject, await mailStops.find(subject.email, subject.organisationId)),

    create: async ({ body }, deps) => {
      const { subscribers, mailStops, now } = deps;
      const draft = await subscriberFrom(body, deps);
      const stops = await mailStops.find(draft.email, draft.organisationId);
      const dates = { registrationConfirmedAt: now.toISOString(), customerUnsuscribedAt: null };
      const entered = await subscribers.insert(
        { ...draft, ...dates, id: ulid() },
        entryWrites(draft, stops, mailStops),
      );
      return shownSubscriber(entered, stops);
    },

    update: async ({ params, body, ifVersion }, deps) => {
      const { subscribers, mailStops } = deps;
      const saved = await withShownConflict(mailStops, () =>
        subscribers.update(
          params.id,
          "subscriber.not-found",
          async ({ id, registrationConfirmedAt, customerUnsuscribedAt }) => ({
            ...(await subscriberFrom(body, deps)),
            id,
            registrationConfirmedAt,
            customerUnsuscribedAt,
          }),
          { ifVersion, alongside: (before, after) => moveWrites(before, after, mailStops) },
        ),
      );
      return shownSubscriber(saved, await mailStops.find(saved.email, saved.organisationId));
    },

    lift: ({ subject, body }, deps) => liftSuppression(subject, body, actorOf(deps.viewer), deps),

    remove: ({ params, ifVersion }, { subscribers, mailStops, trail }) =>
      withShownConflict(mailStops, () =>
        subscribers.remove(params.id, "subscriber.not-found", {
          ifVersion,
          alongside: async (current) => [
            ...removalWrites(current, await mailStops.find(current.email, current.organisationId), mailStops),
            await trail.write(),
          ],
        }),
      ),

    import: ({ query, body }, deps) => importSubscribers(body, query.deleteContactIfNotInList ?? false, deps),
  },
  {
    loadSubject: ({ id = "" }, deps) => loadSubscriber(id, deps),
    keysAhead: ({ id }, { subscribers }) => keysOf(subscribers, id),
  },
);
