import { isAllowed, type Viewer } from "../../../shared/login/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { notFound } from "../../platform/http/problem.ts";

interface Access {
  readonly subscribers: Subscribers;
  readonly ahead: ReadAhead;
  readonly viewer: Viewer;
}

/** Subscribers are seen by those who edit the news of their office. */
export const maySee = (viewer: Viewer, { organisationId }: Pick<Subscriber, "organisationId">): boolean =>
  isAllowed(viewer, "EDIT_NEWS", organisationId);

/** The subscriber, if the viewer may see it; else 404. */
export const loadSubscriber = async (id: string, { subscribers, ahead, viewer }: Access) => {
  const subscriber = await ahead.find(subscribers, id);
  return subscriber && maySee(viewer, subscriber) ? subscriber : notFound("subscriber.not-found");
};
