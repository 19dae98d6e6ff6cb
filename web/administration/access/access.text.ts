import { type Rule, rules } from "../../../shared/contract/permissions.ts";

export const ruleText: Readonly<Record<Rule, { readonly label: string; readonly help: string }>> = {
  READ_NEWS: { label: "News lesen", help: "Artikel und Newsletter lesen und durchsuchen." },
  EDIT_NEWS: {
    label: "News bearbeiten",
    help: "Artikel schreiben und freigeben, Newsletter senden, Abonnenten führen.",
  },
  ADMIN_ORG: {
    label: "Kanzlei verwalten",
    help: "Angaben, Kunden und Bewerbungen; Mitarbeiter samt dem, was sie sonst nur selbst sehen.",
  },
  EDIT_EVENTS: { label: "Termine bearbeiten", help: "Termine im Kalender anlegen, ändern und löschen." },
  EDIT_GROUP: {
    label: "Foren und Galerien bearbeiten",
    help: "Foren anlegen und fremde Beiträge ändern, Galerien anlegen und füllen.",
  },
  DELETE_GROUP: {
    label: "Foren und Galerien löschen",
    help: "Foren, fremde Beiträge und Galerien löschen.",
  },
  ADMIN_MISC: {
    label: "Diverses verwalten",
    help: "Die Listen unter Diverses anlegen und ändern, Bestellungen von Material bearbeiten.",
  },
};

const labels = Object.keys(ruleText);

export const shownRules: readonly Rule[] = rules.toSorted(
  (one, other) => labels.indexOf(one) - labels.indexOf(other),
);

export const accessText = {
  title: "Zugriffsrechte",
  parts: "Teile der Zugriffsrechte",
  assignments: "Zuordnung",
  roles: "Rollen",
  why: "Warum darf jemand das?",
  everywhere: "überall",
  unknownOffice: "einer Kanzlei, die es nicht mehr gibt",
  group: (id: string) => `Gruppe ${id}`,
  gallery: (name: string) => `Galerie ${name}`,
};
