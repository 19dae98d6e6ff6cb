import { isAllowed, type Viewer } from "../../../shared/login/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";
import { notFound } from "../../platform/http/problem.ts";

/** Subscribers are seen by those who edit the news of their office. */
export const maySee = (viewer: Viewer, { organisationId }: Pick<Subscriber, "organisationId">): boolean =>
  isAllowed(viewer, "EDIT_NEWS", organisationId);

/** The subscriber, if the viewer may see it; else 404. */
export const loadSubscriber = async (
  id: string,
  { subscribers, viewer }: { readonly subscribers: Subscribers; readonly viewer: Viewer },
) => {
  const subscriber = await subscribers.find(id);
  return subscriber && maySee(viewer, subscriber) ? subscriber : notFound("subscriber.not-found");
};
