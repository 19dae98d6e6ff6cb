import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/login/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { passes } from "../../platform/collection/compare.ts";
import type { CurrentStops } from "../sending/mail-stops.collection.ts";
import { viewerKey } from "../viewer-key.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { maySee } from "./subscriber-access.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

const isAboutState = ({ field }: Filter) => field === "state";

const shown = (subscriber: Subscriber, stops: CurrentStops) =>
  shownSubscriber(subscriber, stops.of(subscriber.email, subscriber.organisationId));

/** Those of a state: stops come by address from the mail events, so the state is no field of the subscriber. */
const pageOfState = (
  config: ListConfig,
  states: readonly Filter[],
  stops: CurrentStops,
  { subscribers, viewer }: SubscriberDeps & { readonly viewer: Viewer },
) =>
  subscribers.list(
    { ...config, filters: config.filters.filter((filter) => !isAboutState(filter)) },
    {
      where: (subscriber) =>
        maySee(viewer, subscriber) &&
        states.every((filter) => passes(shown(subscriber, stops).state, filter)),
      whereKey: JSON.stringify([viewerKey(viewer), states, stops.revision()]),
    },
  );

/** A page of the subscribers that the viewer may see: with the session's, four requests. */
export const listSubscribers = async (
  config: ListConfig,
  deps: SubscriberDeps & { readonly viewer: Viewer },
) => {
  const { subscribers, mailStops, viewer } = deps;
  const states = config.filters.filter(isAboutState);
  const withStops = async () => {
    const stops = await mailStops.current();
    return { stops, page: await pageOfState(config, states, stops, deps) };
  };
  const atOnce = async () => {
    const where = (subscriber: Subscriber) => maySee(viewer, subscriber);
    const [stops, page] = await Promise.all([
      mailStops.current(),
      subscribers.list(config, { where, whereKey: viewerKey(viewer) }),
    ]);
    return { stops, page };
  };
  const { stops, page } = await (states.length ? withStops() : atOnce());
  return { ...page, data: page.data.map((subscriber) => shown(subscriber, stops)) };
};
