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

/** The one rule for lists, search, detail, files, feeds and mails; an event's owner always sees it. */
export const maySeeEvent = (viewer: EventViewer, event: Seen): boolean =>
  event.deletedAt === null && isShownTo(viewer, event);

/** Feeds report a deletion to those who could see the event. */
export const sawEvent = (viewer: EventViewer, event: Seen): boolean =>
  event.deletedAt !== null && isShownTo(viewer, event);
