import type { EventVisibility } from "../../shared/visibility/visibility.ts";

export const calendarText = { title: "Kalender", wholeGroup: "Ganze Gruppe" };

export const visibilityText: Readonly<Record<EventVisibility, string>> = {
  Everybody: "Jeder",
  PartnerDirectors: "Partner & Gesellschafter (GF)",
  AssociationDirectors: "Gesellschafter (GF)",
};
