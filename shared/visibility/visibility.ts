import * as z from "zod";
import type { Viewer } from "../contract/permissions.ts";

const visibilities = [
  "Everybody",
  "Directors",
  "Partners",
  "Associations",
  "PartnerDirectors",
  "AssociationDirectors",
] as const;
export const DocumentVisibility = z.enum(visibilities);
export type DocumentVisibility = z.infer<typeof DocumentVisibility>;

export const EventVisibility = DocumentVisibility.extract([
  "Everybody",
  "PartnerDirectors",
  "AssociationDirectors",
]);
export type EventVisibility = z.infer<typeof EventVisibility>;

export type ViewerFacts = Pick<Viewer, "isAdmin" | "isDirector" | "office">;

interface Demand {
  readonly isDirector: boolean;
  /** A minimum: 1 is a partner or associate, 2 an associate. */
  readonly office: 0 | 1 | 2;
}

const demands: Readonly<Record<DocumentVisibility, Demand>> = {
  Everybody: { isDirector: false, office: 0 },
  Directors: { isDirector: true, office: 0 },
  Partners: { isDirector: false, office: 1 },
  Associations: { isDirector: false, office: 2 },
  PartnerDirectors: { isDirector: true, office: 1 },
  AssociationDirectors: { isDirector: true, office: 2 },
};

const rankOf = (office: ViewerFacts["office"]) => (office?.isAssociate ? 2 : office?.isPartner ? 1 : 0);

export const isVisibleTo = (
  { isAdmin, isDirector, office }: ViewerFacts,
  visibility: DocumentVisibility,
): boolean => {
  const demand = demands[visibility];
  return isAdmin || ((isDirector || !demand.isDirector) && rankOf(office) >= demand.office);
};

/** The visibility of a thing for which all of these are required. */
export const narrowestOf = (several: readonly DocumentVisibility[]): DocumentVisibility => {
  const all = several.map((visibility) => demands[visibility]);
  const isDirector = all.some((demand) => demand.isDirector);
  const office = Math.max(0, ...all.map((demand) => demand.office));
  const meets = (visibility: DocumentVisibility) =>
    demands[visibility].isDirector === isDirector && demands[visibility].office === office;
  return visibilities.find(meets) ?? "Everybody";
};

/** Whether the change admits anybody who is not admitted before. */
export const isWider = (before: DocumentVisibility, after: DocumentVisibility): boolean =>
  narrowestOf([before, after]) !== after;
