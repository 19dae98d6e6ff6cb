import type { SubscriberIndustry } from "../../../shared/news/subscriber.ts";

const industry = (industryId: string, name: string, interests: { tax: boolean; doctors: boolean }) => ({
  industryId,
  name,
  receivesTaxNews: interests.tax,
  receivesDoctorsNews: interests.doctors,
});

const tax = { tax: true, doctors: false };
const both = { tax: true, doctors: true };
const doctors = { tax: false, doctors: true };

export const industries: readonly SubscriberIndustry[] = [
  industry("aerzte", "Ärzte", both),
  industry("zahnaerzte", "Zahnärzte", both),
  industry("gesundheit", "Gesundheitsberufe und Pflege", doctors),
  industry("apotheken", "Apotheken", both),
  industry("handwerk", "Handwerk", tax),
  industry("bau", "Bau und Baunebengewerbe", tax),
  industry("handel", "Handel", tax),
  industry("gastronomie", "Gastronomie und Hotellerie", tax),
  industry("landwirtschaft", "Land- und Forstwirtschaft", tax),
  industry("it", "IT und Medien", tax),
  industry("immobilien", "Immobilien", tax),
  industry("vereine", "Vereine und Gemeinnützige", tax),
];

export const businesses: Readonly<Record<string, readonly string[]>> = {
  aerzte: ["Ordination", "Gruppenpraxis"],
  zahnaerzte: ["Zahnarztpraxis", "Zahnatelier"],
  gesundheit: ["Physiotherapie", "Pflegedienst"],
  apotheken: ["Stadtapotheke", "Apotheke am Markt"],
  handwerk: ["Tischlerei", "Bäckerei", "Schlosserei", "Glaserei"],
  bau: ["Baumeister", "Zimmerei", "Spenglerei"],
  handel: ["Modehaus", "Buchhandlung", "Radgeschäft"],
  gastronomie: ["Gasthof", "Hotel", "Café"],
  landwirtschaft: ["Weingut", "Biohof", "Forstgut"],
  it: ["Webwerkstatt", "Softwarehaus"],
  immobilien: ["Hausverwaltung", "Immobilien"],
  vereine: ["Musikverein", "Sportunion"],
};
