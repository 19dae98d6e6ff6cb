import { MOST_SHARE_DAYS, SHORTEST_SHARE_PASSWORD } from "../../../shared/cloud/share.ts";

const times = (count: number) => (count === 1 ? "einmal" : `${count}-mal`);

export const sharesText = {
  title: (name: string) => `„${name}“ mit Außenstehenden teilen`,
  whoFile: "Wer den Link hat, liest die Datei ohne Anmeldung, auch wenn der Link weitergegeben wird.",
  whoFolder:
    "Wer den Link hat, liest ohne Anmeldung, was jetzt und später in diesem Ordner liegt, auch wenn der Link weitergegeben wird. Was weniger Personen sehen als den Ordner, bleibt verborgen.",
  whoIsNotified:
    "Das Portal schickt den Link niemandem: Sie geben ihn weiter. Über Downloads sagt Ihnen die Glocke höchstens einmal am Tag Bescheid.",
  create: "Link erstellen",
  lastDay: "Gültig bis",
  lastDayHelp: `Höchstens ${MOST_SHARE_DAYS} Tage.`,
  noDay: `Bitte ein Datum in den nächsten ${MOST_SHARE_DAYS} Tagen angeben.`,
  password: "Kennwort",
  passwordHelp: `Ohne Angabe reicht der Link. Mindestens ${SHORTEST_SHARE_PASSWORD} Zeichen; geben Sie es auf anderem Weg weiter.`,
  tooShort: `Mindestens ${SHORTEST_SHARE_PASSWORD} Zeichen.`,
  maxDownloads: "Höchstens so viele Downloads",
  noNumber: "Bitte eine Zahl von 1 bis 10.000, oder nichts.",
  note: "Notiz",
  noteHelp: "Für wen oder wofür; von außen sieht das niemand.",
  made: "Der Link ist erstellt.",
  links: "Links",
  until: (day: string) => `bis ${day}`,
  by: (name: string) => `von ${name}`,
  withPassword: "mit Kennwort",
  used: (count: number, most: number | null) =>
    `${times(count)} heruntergeladen${most === null ? "" : `, höchstens ${times(most)}`}`,
  unused: "noch nicht heruntergeladen",
  address: "Link",
  copied: "Der Link ist kopiert.",
  notCopied: "Der Link konnte nicht kopiert werden.",
  end: "Beenden",
  endOf: (what: string) => `Link ${what} beenden`,
  endTitle: "Link beenden?",
  endText: "Wer ihn hat, sieht sofort nichts mehr. Ein neuer Link hat eine andere Adresse.",
  ended: "Der Link ist beendet.",
  downloads: "Zuletzt von außen heruntergeladen",
};

export const shareFields = {
  lastDay: sharesText.lastDay,
  expiresAt: sharesText.lastDay,
  password: sharesText.password,
  maxDownloads: sharesText.maxDownloads,
  note: sharesText.note,
};
