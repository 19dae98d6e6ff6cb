import type { ListConfig } from "../../../shared/contract/list.ts";
import { type Rights, rightsOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { maySeeNewsletter } from "../../../shared/news/newsletter-visibility.ts";
import type { ListedNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import { type Visible, visibleBy } from "../../platform/collection/visible.ts";
import { isAskedOf } from "../approval/people-to-ask.ts";
import { newslettersSeenBy } from "./newsletter-access.ts";

interface Reading {
  readonly viewer: Rights;
  readonly wanted: boolean;
}

const waiting = visibleBy(
  ({ viewer, wanted }: Reading, newsletter: ListedNewsletter) =>
    maySeeNewsletter(viewer, newsletter) && isAskedOf(viewer, newsletter) === wanted,
);

export const waitingForApproval = (viewer: Viewer): Visible<ListedNewsletter> =>
  waiting({ viewer: rightsOf(viewer), wanted: true });

/** `toRelease` filters by whether the caller's approval is awaited. */
export const listedFor = (config: ListConfig, viewer: Viewer): [ListConfig, Visible<ListedNewsletter>] => {
  const asked = config.filters.filter(({ field }) => field === "toRelease");
  if (asked.length === 0) return [config, newslettersSeenBy(viewer)];
  const wanted = asked.every(({ values }) => values.some((value) => String(value) === "true"));
  const filters = config.filters.filter((filter) => !asked.includes(filter));
  return [{ ...config, filters }, waiting({ viewer: rightsOf(viewer), wanted })];
};
