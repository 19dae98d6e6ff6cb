import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { openCreators } from "../../data/people/creators.ts";
import { passes } from "../../platform/collection/compare.ts";
import { shownSubscriber } from "./shown-subscriber.ts";
import { subscribersSeenBy } from "./subscriber-access.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

const isAboutState = ({ field }: Filter) => field === "state";

/** Mail events change suppressions, so a state cannot be a stored field. */
export const listSubscribers = async (
  config: ListConfig,
  { subscribers, suppressions, employees, viewer }: SubscriberDeps & { readonly viewer: Viewer },
) => {
  const known = await suppressions.current();
  const shown = <Shown extends Subscriber>(subscriber: Shown) =>
    shownSubscriber(subscriber, known.of(subscriber.email));
  const states = config.filters.filter(isAboutState);
  const others = config.filters.filter((filter) => !isAboutState(filter));
  const hasState = (subscriber: Subscriber) =>
    states.every((filter) => passes(shown(subscriber).state, filter));
  const creators = openCreators(employees, config.withCreator);
  const { totalCount, data, besides } = await subscribers.list(
    { ...config, filters: others },
    subscribersSeenBy(viewer),
    { beside: creators.keysOf, ...(states.length > 0 ? { where: hasState } : {}) },
  );
  const creatorOf = creators.among(besides);
  return {
    totalCount,
    data: data.map((subscriber) => ({ ...shown(subscriber), ...creatorOf(subscriber) })),
  };
};
