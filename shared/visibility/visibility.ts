import * as z from "zod";
import type { Viewer } from "../contract/permissions.ts";

export const DocumentVisibility = z.enum([
  "Everybody",
  "Directors",
  "Partners",
  "Associations",
  "PartnerDirectors",
  "AssociationDirectors",
]);
export type DocumentVisibility = z.infer<typeof DocumentVisibility>;

export const EventVisibility = DocumentVisibility.extract([
  "Everybody",
  "PartnerDirectors",
  "AssociationDirectors",
]);
export type EventVisibility = z.infer<typeof EventVisibility>;

export type Onlooker = Pick<Viewer, "isAdmin" | "isDirector" | "office">;

/** Administrators see everything. */
export const isVisibleTo = (
  { isAdmin, isDirector, office }: Onlooker,
  visibility: DocumentVisibility,
): boolean => {
  const isOfAssociate = office?.isAssociate ?? false;
  const isOfPartner = isOfAssociate || (office?.isPartner ?? false);
  const admitted: Record<DocumentVisibility, boolean> = {
    Everybody: true,
    Directors: isDirector,
    Partners: isOfPartner,
    Associations: isOfAssociate,
    PartnerDirectors: isOfPartner && isDirector,
    AssociationDirectors: isOfAssociate && isDirector,
  };
  return isAdmin || admitted[visibility];
};
