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

/** Whether this person may see the newsletter: once it was sent everybody who reads news, before its editors. */
export const maySeeNewsletter = (viewer: Rights, newsletter: Shown): boolean =>
  newsletter.startedSendingAt !== null ||
  newsletter.createdBy === actorOf(viewer) ||
  isAllowed(viewer, "EDIT_NEWS", newsletter.organisationId);

const seen = visibleBy(maySeeNewsletter);

export const newslettersSeenBy = (viewer: Viewer) => seen(rightsOf(viewer));

/** The newsletter that a path names. */
export const newsletterSubject: SubjectOptions<
  { readonly newsletters: Newsletters },
  Stored<StoredNewsletter>
> = {
  source: ({ newsletters }) => newsletters,
  visible: (newsletter, { viewer }) => maySeeNewsletter(viewer, newsletter),
};
