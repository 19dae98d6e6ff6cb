import type { MiscKind } from "../../shared/misc/misc-entry.ts";
import { formatNumber } from "../components/date-text.tsx";

const countedEntries = (count: number): string =>
  count === 1 ? "1 Eintrag" : `${formatNumber(count)} Einträge`;

export const miscText = {
  title: "Diverses",
  wholeGroup: "Ganze Gruppe",
  search: "In allen Gruppen suchen",
  empty: "Hier stehen Dokumente und Orte, sobald es welche gibt.",
  emptyForKeepers: "Es gibt noch keine Gruppe. Legen Sie eine an, und stellen Sie Dokumente und Orte hinein.",
  emptyGroup: "In dieser Gruppe steht noch nichts.",
  entriesOf: (group: string) => `Einträge in ${group}`,
  all: (count: number) => `Alle ${formatNumber(count)} Einträge`,
  allFound: (count: number) => `Alle ${formatNumber(count)} Treffer`,
};

export const groupFields = { name: "Name", description: "Beschreibung" };

export const groupText = {
  create: "Neue Gruppe",
  edit: "Gruppe bearbeiten",
  order: "Gruppen ordnen",
  saved: (name: string) => `Die Gruppe „${name}“ ist gespeichert.`,
  restored: "Die Gruppe ist wieder da.",
  removeTitle: "Gruppe löschen?",
  removeEmpty: (name: string) => `Die Gruppe „${name}“ wird gelöscht. Sie hat keine Einträge.`,
  removeWith: (name: string, count: number) =>
    `Die Gruppe „${name}“ wird mit ${count === 1 ? "einem Eintrag" : `${formatNumber(count)} Einträgen`} gelöscht.`,
  removeVerb: (count: number) => (count === 0 ? "Löschen" : `Gruppe und ${countedEntries(count)} löschen`),
  removed: (name: string) => `Die Gruppe „${name}“ ist gelöscht.`,
};

export const entryFields = {
  title: "Titel",
  description: "Beschreibung",
  files: "Dateien",
  name: "Name",
  location: "Ort",
  visibility: "Sichtbar für",
  organisationId: "Kanzlei",
  modifiedAt: "Geändert",
};

export const kindText: Readonly<Record<MiscKind, string>> = { document: "Dokument", location: "Ort" };

export const entryText = {
  kind: "Art",
  create: { document: "Neues Dokument", location: "Neuer Ort" },
  editKind: { document: "Dokument bearbeiten", location: "Ort bearbeiten" },
  order: "Einträge ordnen",
  locationHelp: "Eine Adresse, wie man sie auf einer Karte sucht.",
  map: "Karte",
  saved: (name: string) => `„${name}“ ist gespeichert.`,
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  restored: "Der Eintrag ist wieder da.",
};
