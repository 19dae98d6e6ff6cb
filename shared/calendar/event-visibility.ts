import { actorOf, type Owned, ownerIdOf, type Viewer } from "../contract/permissions.ts";
import { type EventVisibility, isVisibleTo, type Onlooker } from "../visibility/visibility.ts";

export type EventOnlooker = Onlooker & { readonly actor: string };

interface Seen extends Owned {
  readonly visibility: EventVisibility;
  readonly deletedAt: string | null;
}

export const eventOnlooker = (
  viewer: Pick<Viewer, "userId" | "employeeId" | "isAdmin" | "isDirector" | "office">,
): EventOnlooker => ({
  isAdmin: viewer.isAdmin,
  isDirector: viewer.isDirector,
  office: viewer.office && { isPartner: viewer.office.isPartner, isAssociate: viewer.office.isAssociate },
  actor: actorOf(viewer),
});

const isShownTo = (onlooker: EventOnlooker, event: Seen): boolean =>
  ownerIdOf(event) === onlooker.actor || isVisibleTo(onlooker, event.visibility);

/** Lists, search, detail, files, feeds and mails all ask this; whose event it is sees it. */
export const maySeeEvent = (onlooker: EventOnlooker, event: Seen): boolean =>
  event.deletedAt === null && isShownTo(onlooker, event);

/** Feeds tell those who saw an event that it is gone. */
export const sawEvent = (onlooker: EventOnlooker, event: Seen): boolean =>
  event.deletedAt !== null && isShownTo(onlooker, event);
