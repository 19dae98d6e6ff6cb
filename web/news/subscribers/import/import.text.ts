import { subscriberHeadings, subscriberLabels } from "../../../../shared/news/subscriber.fields.ts";
import { fileImportText } from "../../../components/import/import.text.ts";

export const importText = {
  ...fileImportText,
  title: "Abonnenten importieren",
  toList: "Zu den Abonnenten",

  officeHelp: "Alle Abonnenten der Datei kommen zu dieser Kanzlei.",
  consentHelp:
    "Das gilt für alle in der Datei und bleibt bei jedem Abonnenten gespeichert, von dem es noch nicht bekannt ist.",
  officeMissing: "Bitte wählen Sie die Kanzlei.",
  fileHelp:
    "Eine CSV- oder Excel-Datei (.xlsx) mit einem Abonnenten je Zeile, höchstens 20.000 Zeilen. Bevor Sie die Vorschau gesehen haben, ändert sich nichts.",

  keep: "Nicht ändern",
  clients: { newAre: "Neue: Extern", yes: "Alle sind Klienten", no: "Alle sind Externe" },
  interests: {
    newAre: "Neue: nach Branche, sonst Steuern",
    yes: "Alle interessieren sich dafür",
    no: "Niemand interessiert sich dafür",
  },
  help: "Als Ja gelten ja, x, 1 und wahr; als Nein gelten nein, 0, falsch und leere Zellen.",
  required: "Diese Angabe braucht jeder Abonnent.",

  protectedHelp:
    "Geschützt ist, wer sich hier oder bei einer anderen Kanzlei abgemeldet hat oder wessen Adresse gesperrt ist: Ein Import ändert daran nichts, wieder anmelden kann sich nur die Person selbst.",
  notes: {
    title: "Geschützte und unbestätigte Zeilen",
    reason: "Status",
    file: "Diese Zeilen als CSV-Datei",
    fileName: "geschuetzte-zeilen.csv",
  },
  noted: {
    unsubscribed: (offices: string, since: string) =>
      `Abgemeldet bei ${offices} seit ${since}, deshalb nicht übernommen`,
    bounced: (_: string, since: string) => `Adresse unzustellbar seit ${since}, deshalb nicht übernommen`,
    complained: (_: string, since: string) =>
      `Beschwerde über eine Nachricht am ${since}, deshalb nicht übernommen`,
    unconfirmed: (offices: string) => `Unbestätigt bei ${offices}, deshalb auch hier unbestätigt`,
  },
  missing: {
    title: "Nicht in der Datei",
    file: "Diese Abonnenten als CSV-Datei",
    fileName: "nicht-in-der-datei.csv",
  },
  deleteMissing: (count: string, office: string) =>
    count === "1"
      ? `Den Abonnenten von ${office} löschen, der nicht in der Datei steht`
      : `Die ${count} Abonnenten von ${office} löschen, die nicht in der Datei stehen`,
  noDelete: "Gelöscht werden kann nur, wenn alle Zeilen der Datei gültig sind.",
  nothingMissing: "Alle Abonnenten der Kanzlei stehen in der Datei.",
  nothingToDo: "An den Abonnenten würde sich nichts ändern.",
  start: (changes: string) =>
    changes === "1" ? "1 Abonnenten importieren" : `${changes} Abonnenten importieren`,
  startDeleting: (changes: string, deleted: string) => `${changes} importieren, ${deleted} löschen`,
  confirmTitle: (count: string) => (count === "1" ? "1 Abonnenten löschen?" : `${count} Abonnenten löschen?`),
  confirmText: (count: string, office: string) =>
    count === "1"
      ? `Von ${office} wird 1 Abonnent gelöscht, der nicht in der Datei steht. Einen Tag lang lässt sich der Import zurücknehmen.`
      : `Von ${office} werden ${count} Abonnenten gelöscht, die nicht in der Datei stehen. Einen Tag lang lässt sich der Import zurücknehmen.`,
  confirmVerb: (count: string) =>
    count === "1" ? "Importieren und 1 Abonnenten löschen" : `Importieren und ${count} Abonnenten löschen`,

  running: "Abonnenten werden importiert",
  deleting: "Abonnenten, die nicht in der Datei stehen, werden gelöscht …",
};

export const importFieldText = { ...subscriberLabels, isClient: subscriberHeadings.isClient };
