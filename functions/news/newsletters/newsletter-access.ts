import { actorOf, isAllowed, type Viewer } from "../../../shared/login/permissions.ts";
import type { Newsletters, StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import { notFound } from "../../platform/http/problem.ts";
import { viewerKey } from "../viewer-key.ts";

interface Access {
  readonly newsletters: Newsletters;
  readonly ahead: ReadAhead;
  readonly viewer: Viewer;
}

type Shown = Pick<StoredNewsletter, "startedSendingAt" | "organisationId" | "createdBy">;

/** Whether this person may see the newsletter: once it was sent everybody who reads news, before its editors. */
const maySeeNewsletter = (viewer: Viewer, newsletter: Shown): boolean =>
  newsletter.startedSendingAt !== null ||
  newsletter.createdBy === actorOf(viewer) ||
  isAllowed(viewer, "EDIT_NEWS", newsletter.organisationId);

export const visibleNewsletters = (viewer: Viewer) => ({
  where: (listed: Shown) => maySeeNewsletter(viewer, listed),
  whereKey: viewerKey(viewer),
});

/** A newsletter by id, as far as the viewer may see it. */
export const loadNewsletter = async (id: string, { newsletters, ahead, viewer }: Access) => {
  const newsletter = await ahead.find(newsletters, id);
  return newsletter && maySeeNewsletter(viewer, newsletter) ? newsletter : notFound("newsletter.not-found");
};
