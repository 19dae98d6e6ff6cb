import { isAllowed, type Rights, rightsOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Subscribers } from "../../data/subscribers/subscribers.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

const maySee = (viewer: Rights, { organisationId }: Pick<Subscriber, "organisationId">): boolean =>
  isAllowed(viewer, "EDIT_NEWS", organisationId);

const seen = visibleBy(maySee);

export const subscribersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

export const subscriberResource: ResourceOptions<
  { readonly subscribers: Subscribers },
  Stored<Subscriber>
> = {
  source: ({ subscribers }) => subscribers,
  visible: (subscriber, { viewer }) => maySee(viewer, subscriber),
};
