import {
  actorOf,
  isAllowed,
  type Rights,
  rightsOf,
  type Viewer,
} from "../../../shared/contract/permissions.ts";
import type { Newsletters, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { SubjectOptions } from "../../platform/http/subject.ts";

type Shown = Pick<StoredNewsletter, "startedSendingAt" | "organisationId" | "createdBy">;

/** Before it is sent only its editors see it. */
export const maySeeNewsletter = (viewer: Rights, newsletter: Shown): boolean =>
  newsletter.startedSendingAt !== null ||
  newsletter.createdBy === actorOf(viewer) ||
  isAllowed(viewer, "EDIT_NEWS", newsletter.organisationId);

const seen = visibleBy(maySeeNewsletter);

export const newslettersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

export const newsletterSubject: SubjectOptions<
  { readonly newsletters: Newsletters },
  Stored<StoredNewsletter>
> = {
  source: ({ newsletters }) => newsletters,
  visible: (newsletter, { viewer }) => maySeeNewsletter(viewer, newsletter),
};
