import type { Viewer } from "../contract/permissions.ts";
import { type DocumentVisibility, isVisibleTo, type Onlooker } from "../visibility/visibility.ts";

/** `keeps` are the offices whose entries somebody looks after; null stands for all. */
export type MiscOnlooker = Onlooker & { readonly keeps: readonly (string | null)[] };

interface Seen {
  readonly visibility: DocumentVisibility;
  readonly organisationId: string | null;
  readonly deletedAt: string | null;
}

export const miscOnlooker = ({
  isAdmin,
  isDirector,
  office,
  grants,
}: Pick<Viewer, "isAdmin" | "isDirector" | "office" | "grants">): MiscOnlooker => ({
  isAdmin,
  isDirector,
  office: office && { isPartner: office.isPartner, isAssociate: office.isAssociate },
  keeps: grants.filter(({ rule }) => rule === "ADMIN_MISC").map(({ ressource }) => ressource),
});

const isShownTo = (onlooker: MiscOnlooker, { visibility, organisationId }: Seen): boolean =>
  isVisibleTo(onlooker, visibility) ||
  onlooker.keeps.some((office) => office === null || office === organisationId);

/** Lists, search, detail and files all ask this; who keeps an entry sees it. */
export const maySeeEntry = (onlooker: MiscOnlooker, entry: Seen): boolean =>
  entry.deletedAt === null && isShownTo(onlooker, entry);

export const sawEntry = (onlooker: MiscOnlooker, entry: Seen): boolean =>
  entry.deletedAt !== null && isShownTo(onlooker, entry);
