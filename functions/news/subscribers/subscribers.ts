import { ulid } from "ulid";
import { isAllowed, type Viewer } from "../../../shared/login/permissions.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber, SubscriberDraft } from "../../../shared/news/subscriber.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/problem.ts";
import type { Write } from "../../platform/table.ts";
import { requireKnownOffices } from "../known-offices.ts";
import type { NewsDeps } from "../news.deps.ts";
import type { MailStops } from "../sending/mail-stops.collection.ts";
import { viewerKey } from "../viewer-key.ts";
import { mailAddressOf } from "./mail-address.ts";
import type { Subscribers } from "./subscribers.collection.ts";

const maySee = (viewer: Viewer, { organisationId }: Subscriber) =>
  isAllowed(viewer, "EDIT_NEWS", organisationId);

const load = async (id: string, { subscribers, viewer }: { subscribers: Subscribers; viewer: Viewer }) => {
  const subscriber = await subscribers.find(id);
  return subscriber && maySee(viewer, subscriber) ? subscriber : notFound("subscriber.not-found");
};

/** What staff saves; who confirmed or unsubscribed, and when, is the subscriber's own doing. */
const subscriberFrom = async (draft: SubscriberDraft, { organisations }: NewsDeps) => {
  await requireKnownOffices(organisations, { organisationId: draft.organisationId });
  return { ...draft, email: mailAddressOf(draft.email) };
};

/** A stop may lie on the address that a subscriber moves to: from somebody who was deleted there. */
const liftsOf = (before: Subscriber, after: SubscriberDraft, mailStops: MailStops): Write[] =>
  before.customerUnsuscribedAt === null &&
  (before.email !== after.email || before.organisationId !== after.organisationId)
    ? [mailStops.liftWrite(after.organisationId, mailAddressOf(after.email))]
    : [];

export const subscribers = implement<typeof news.subscribers, NewsDeps, Subscriber>(
  news.subscribers,
  {
    list: ({ query }, { subscribers, viewer }) =>
      subscribers.list(query.config, {
        where: (subscriber) => maySee(viewer, subscriber),
        whereKey: viewerKey(viewer),
      }),

    create: async ({ body }, deps) => {
      const subscriber = await subscriberFrom(body, deps);
      const { organisationId, email } = subscriber;
      return deps.subscribers.insert(
        {
          ...subscriber,
          id: ulid(),
          registrationConfirmedAt: deps.now.toISOString(),
          customerUnsuscribedAt: null,
        },
        [deps.mailStops.liftWrite(organisationId, email)],
      );
    },

    update: ({ params, subject, body, ifVersion }, deps) =>
      deps.subscribers.update(
        params.id,
        "subscriber.not-found",
        async ({ id, registrationConfirmedAt, customerUnsuscribedAt }) => ({
          ...(await subscriberFrom(body, deps)),
          id,
          registrationConfirmedAt,
          customerUnsuscribedAt,
        }),
        { ifVersion, alongside: liftsOf(subject, body, deps.mailStops) },
      ),

    remove: ({ params, subject, ifVersion }, { subscribers, mailStops }) =>
      subscribers.remove(params.id, "subscriber.not-found", {
        ifVersion,
        alongside: [mailStops.stopWrite(subject.organisationId, subject.email, "removed")],
      }),
  },
  ({ id = "" }, deps) => load(id, deps),
);
