import type { ConfirmationState } from "../../../../shared/news/confirmation-row.ts";

export const confirmText = {
  label: "Lesebestätigung",
  asked: (until: string) => `Bitte bestätigen Sie bis ${until}, dass Sie diesen Artikel gelesen haben.`,
  overdue: (until: string) =>
    `Bis ${until} war zu bestätigen, dass Sie diesen Artikel gelesen haben. Bitte holen Sie es nach.`,
  confirm: "Ich habe das gelesen und verstanden",
  confirmed: (when: string) => `Sie haben ${when} bestätigt, dass Sie diesen Artikel gelesen haben.`,
};

export const askingText = {
  title: "Lesebestätigung",
  asks: "Lesebestätigung verlangen",
  until: "Bestätigen bis",
  offices: "Nur diese Kanzleien",
  officesHelp: "Leer: alle, die den Artikel sehen.",
  addOffice: "Kanzlei hinzufügen",
  askAgain: "Von allen neu verlangen",
  askAgainHelp: "Wer schon bestätigt hat, wird beim Speichern noch einmal gebeten.",
  explained: "Wer noch nicht bestätigt hat, wird drei Tage vorher und am letzten Tag erinnert.",
  whoHas: "Wer hat bestätigt?",
};

export const stateText: Readonly<Record<ConfirmationState, string>> = {
  confirmed: "Bestätigt",
  missing: "Offen",
};

export const confirmationFields = {
  name: "Name",
  organisationName: "Kanzlei",
  state: "Stand",
  confirmedAt: "Bestätigt am",
};

export const confirmationsText = {
  title: "Lesebestätigungen",
  sum: (confirmed: string, asked: string) => `${confirmed} von ${asked} haben bestätigt.`,
  until: (until: string) => `Erbeten bis ${until}.`,
  notAsking: "Für diesen Artikel ist keine Lesebestätigung erbeten.",
  byOffice: "Nach Kanzlei",
  noOffice: "Ohne Kanzlei",
  ofOffice: (confirmed: string, asked: string) => `${confirmed} von ${asked}`,
  list: "Wer bestätigen soll",
  empty: "Derzeit sieht diesen Artikel niemand, der ihn bestätigen soll.",
  exportHint: "Die gefilterten Zeilen als Datei",
  exported: (rows: string) => `${rows} Zeilen sind gespeichert.`,
  file: "Lesebestätigungen",
  remind: "Erinnern",
  remindTitle: "Offene Lesebestätigungen anmahnen?",
  remindText: (people: string) =>
    `Wer noch nicht bestätigt hat, wird per Mail und im Portal erinnert: ${people}. Das ist einmal am Tag möglich.`,
  reminded: (people: string) => `Erinnert: ${people}.`,
};
