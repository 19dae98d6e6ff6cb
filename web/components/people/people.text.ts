import type { BelongingKind } from "../../../shared/organisations/belongings.contract.ts";

export const vcardText = {
  download: "Visitenkarte",
  downloadOf: (name: string) => `Visitenkarte von ${name} herunterladen (vCard)`,
};

export const peopleText = {
  call: (number: string, name: string) => `${name} anrufen: ${number}`,
  pick: "Mitarbeiter wählen",
  search: "Name, Funktion oder E-Mail",
  empty: "Hier stehen die Mitarbeiter der Gruppe, sobald jemand angelegt ist.",
};

const belongingText: Readonly<Record<BelongingKind, readonly [one: string, many: string]>> = {
  folders: ["Ordner der Cloud", "Ordner der Cloud"],
  files: ["Datei der Cloud", "Dateien der Cloud"],
  articles: ["Artikel, der noch nicht freigegeben ist", "Artikel, die noch nicht freigegeben sind"],
  newsletters: ["Newsletter, der noch nicht gesendet ist", "Newsletter, die noch nicht gesendet sind"],
  releases: ["Newsletter, der auf die Freigabe wartet", "Newsletter, die auf die Freigabe warten"],
  events: ["Termin, der noch kommt", "Termine, die noch kommen"],
};

export const handoverText = {
  title: "Übergabe",
  nothing: (name: string) =>
    `Zu übergeben ist nichts: ${name} hat keine Ordner, Dateien, Entwürfe oder kommenden Termine.`,
  intro: (name: string) => `Das gehört ${name}:`,
  count: (kind: BelongingKind, count: number, number: string) =>
    `${number} ${belongingText[kind][count === 1 ? 0 : 1]}`,
  titles: (titles: readonly string[], isAll: boolean) =>
    [...new Set(titles)].map((title) => `„${title}“`).join(", ") + (isAll ? "" : " …"),
  goesTo: (name: string) =>
    `${name} bekommt alles davon und darf es bearbeiten. Wer es angelegt hat, steht weiter dabei. Das Portal schickt dazu keine Nachricht.`,
  staysAsIs: "Ohne Übergabe bearbeitet es weiter, wer es schon jetzt darf.",
  goesToNobody: "Ohne Übergabe können danach nur noch Administratoren die Ordner und Dateien bearbeiten.",
  pick: "An jemanden übergeben",
  change: "Jemand anderen wählen",
  clear: "Nicht übergeben",
};
