import type { Viewer } from "../contract/permissions.ts";
import { type DocumentVisibility, isVisibleTo, type ViewerFacts } from "../visibility/visibility.ts";

/** `keeps`: offices whose entries the viewer maintains; null stands for all. */
export type MiscViewer = ViewerFacts & { readonly keeps: readonly (string | null)[] };

interface Seen {
  readonly visibility: DocumentVisibility;
  readonly organisationId: string | null;
  readonly deletedAt: string | null;
}

export const asMiscViewer = ({
  isAdmin,
  isDirector,
  office,
  grants,
}: Pick<Viewer, "isAdmin" | "isDirector" | "office" | "grants">): MiscViewer => ({
  isAdmin,
  isDirector,
  office: office && { isPartner: office.isPartner, isAssociate: office.isAssociate },
  keeps: grants.filter(({ rule }) => rule === "ADMIN_MISC").map(({ ressource }) => ressource),
});

const isShownTo = (viewer: MiscViewer, { visibility, organisationId }: Seen): boolean =>
  isVisibleTo(viewer, visibility) ||
  viewer.keeps.some((office) => office === null || office === organisationId);

/** The one rule for lists, search, detail and files; an entry's keepers always see it. */
export const maySeeEntry = (viewer: MiscViewer, entry: Seen): boolean =>
  entry.deletedAt === null && isShownTo(viewer, entry);

export const sawEntry = (viewer: MiscViewer, entry: Seen): boolean =>
  entry.deletedAt !== null && isShownTo(viewer, entry);
