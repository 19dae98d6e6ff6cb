import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/login/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { type CurrentStops, stopsIn } from "../../data/suppressions/suppressions.collection.ts";
import { passes } from "../../platform/collection/compare.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { viewerKey } from "../viewer-key.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { maySee } from "./subscriber-access.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

const isAboutState = ({ field }: Filter) => field === "state";

const shown = (subscriber: Subscriber, stops: CurrentStops) =>
  shownSubscriber(subscriber, stops.of(subscriber.email, subscriber.organisationId));

/**
 * A page of the subscribers that the viewer may see: with the session's, three requests, or one where nobody has
 * written. Stops come by address from the mail events, so the state is no field of the subscriber.
 */
export const listSubscribers = async (
  config: ListConfig,
  { subscribers, viewer, ahead }: SubscriberDeps & { readonly viewer: Viewer; readonly ahead: ReadAhead },
) => {
  const snapshot = await subscribers.snapshot(ahead);
  const stops = stopsIn(snapshot.lodger);
  const states = config.filters.filter(isAboutState);
  const page = await subscribers.listIn(
    snapshot,
    { ...config, filters: config.filters.filter((filter) => !isAboutState(filter)) },
    {
      where: (subscriber) =>
        maySee(viewer, subscriber) &&
        states.every((filter) => passes(shown(subscriber, stops).state, filter)),
      whereKey: JSON.stringify([viewerKey(viewer), states.length ? [states, stops.revision()] : []]),
    },
  );
  return { ...page, data: page.data.map((subscriber) => shown(subscriber, stops)) };
};
