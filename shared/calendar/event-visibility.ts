import { actorOf, type Owned, ownerIdOf, type Viewer } from "../contract/permissions.ts";
import { type EventVisibility, isVisibleTo, type ViewerFacts } from "../visibility/visibility.ts";

export type EventViewer = ViewerFacts & { readonly actor: string };

interface Seen extends Owned {
  readonly visibility: EventVisibility;
  readonly deletedAt: string | null;
}

export const asEventViewer = (
  viewer: Pick<Viewer, "userId" | "employeeId" | "isAdmin" | "isDirector" | "office">,
): EventViewer => ({
  isAdmin: viewer.isAdmin,
  isDirector: viewer.isDirector,
  office: viewer.office && { isPartner: viewer.office.isPartner, isAssociate: viewer.office.isAssociate },
  actor: actorOf(viewer),
});

const isShownTo = (viewer: EventViewer, event: Seen): boolean =>
  ownerIdOf(event) === viewer.actor || isVisibleTo(viewer, event.visibility);

/** Lists, search, detail, files, feeds and mails all ask this; whose event it is sees it. */
export const maySeeEvent = (viewer: EventViewer, event: Seen): boolean =>
  event.deletedAt === null && isShownTo(viewer, event);

/** Feeds tell those who saw an event that it is gone. */
export const sawEvent = (viewer: EventViewer, event: Seen): boolean =>
  event.deletedAt !== null && isShownTo(viewer, event);
