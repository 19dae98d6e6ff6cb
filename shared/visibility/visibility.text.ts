import type { DocumentVisibility, EventVisibility } from "./visibility.ts";

export const documentVisibilityText: Readonly<Record<DocumentVisibility, string>> = {
  Everybody: "Jeder",
  Directors: "Geschäftsführer",
  Partners: "Partner & Gesellschafter Kanzleien",
  Associations: "Gesellschafter Kanzleien (GF + Mitarbeiter)",
  PartnerDirectors: "Partner & Gesellschafter Kanzleien (GF)",
  AssociationDirectors: "Gesellschafter Kanzleien (GF)",
};

export const eventVisibilityText: Readonly<Record<EventVisibility, string>> = {
  Everybody: "Jeder",
  PartnerDirectors: "Partner & Gesellschafter (GF)",
  AssociationDirectors: "Gesellschafter (GF)",
};
