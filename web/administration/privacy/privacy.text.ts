import type { DataRequestState, Fate } from "../../../shared/administration/data-request.ts";
import type { RetentionName, RetentionPeriod } from "../../../shared/administration/retention.ts";
import { periods } from "../../../shared/periods.ts";

export const privacyText = {
  title: "Datenschutz",
  parts: "Seiten zum Datenschutz",
  requests: "Anfragen",
  retention: "Fristen",
  intro: `Sucht in allen Bereichen, was zu einer E-Mail-Adresse gespeichert ist. Das Ergebnis ist eine ZIP-Datei mit einer lesbaren Seite und denselben Daten für Maschinen. Sie bleibt ${periods.dataRequest.count} Tage.`,
  email: "E-Mail-Adresse der Person",
  search: "Daten suchen",
  begun: "Die Suche läuft. Sie können die Seite verlassen.",
  list: "Anfragen der letzten Tage",
  empty: "Hier stehen die Anfragen der letzten Tage. Beginnen Sie oben mit einer Adresse.",
  person: "Person",
  erasedPerson: "Gelöschte Person",
  state: "Stand",
  asked: "Gefragt",
  askedBy: (name: string) => `von ${name}`,
  found: "Gefunden",
};

export const stateText: Readonly<Record<DataRequestState, string>> = {
  waiting: "Wartet",
  running: "Sucht",
  ready: "Gefunden",
  failed: "Nicht fertig",
  erasing: "Löscht",
  erased: "Gelöscht",
};

export const fateText: Readonly<Record<Fate, string>> = {
  erased: "Wird gelöscht",
  unnamed: "Bleibt, auf Wunsch ohne Namen",
  kept: "Bleibt",
  expiring: "Endet von selbst",
};

export const requestText = {
  about: (at: string, name: string) => `Gefragt am ${at} von ${name}`,
  searching: "Das Portal sucht in allen Bereichen.",
  erasing: "Das Portal löscht. Sie können die Seite verlassen; es geht weiter.",
  waiting: "Die Suche beginnt innerhalb einer Minute.",
  nothing: "Zu dieser Adresse ist nichts gespeichert.",
  failed: "Die Suche ist mehrmals abgebrochen. Es wurde nichts verändert. Bitte suchen Sie noch einmal.",
  eraseFailed:
    "Die Löschung ist abgebrochen. Was bis dahin gelöscht wurde, ist weg; alles andere ist unverändert. Sie kann wiederholt werden.",
  erased: (at: string) =>
    `Gelöscht am ${at}. Dass und was gelöscht wurde, steht ohne Namen und Adresse im Protokoll.`,
  proof: "Nachweis im Protokoll",
  download: "ZIP herunterladen",
  until: (at: string) => `Diese Anfrage und die ZIP-Datei enden am ${at}.`,
  remove: "Anfrage entfernen",
  removeTitle: "Anfrage entfernen?",
  removeWarning: "Die Anfrage und ihre ZIP-Datei werden entfernt. Was gefunden wurde, bleibt unverändert.",
  removed: "Die Anfrage ist entfernt.",
  erase: "Löschen …",
  eraseAgain: "Löschung wiederholen …",
  own: "Das sind Ihre eigenen Daten. Löschen kann sie nur jemand anderes aus der Administration.",
  list: "Was gefunden wurde",
  area: "Bereich",
  count: "Einträge",
  fate: "Bei einer Löschung",
  reason: "Warum",
  back: "Zu den Anfragen",
  more: "Weiter",
};

const entries = (count: string) => (count === "1" ? "1 Eintrag" : `${count} Einträge`);

export const eraseText = {
  title: (email: string) => `Daten zu ${email} löschen?`,
  goes: (count: string) => `${entries(count)} ${count === "1" ? "wird" : "werden"} endgültig gelöscht:`,
  nothingGoes: "Es gibt nichts, das gelöscht werden darf.",
  stays: (count: string) => `${entries(count)} ${count === "1" ? "bleibt" : "bleiben"}:`,
  part: (label: string, count: string) => `${label} (${count})`,
  contents: "Was die Person geschrieben und hochgeladen hat",
  unnamed: "Bleibt unter „Ehemalige:r Mitarbeiter:in“",
  named: "Bleibt unter ihrem Namen",
  unnamedHelp: "Beiträge, Artikel, Bestellungen und Dateien tragen den Namen nicht mehr.",
  namedHelp: "Kolleg:innen sehen weiter, wer es war.",
  silent: "Niemand wird benachrichtigt.",
  withZip: "Die ZIP-Datei wird mitgelöscht: Laden Sie sie vorher herunter.",
  verb: (count: string) => `${entries(count)} löschen`,
};

export const progressLabel: Readonly<Partial<Record<DataRequestState, string>>> = {
  running: "Durchsuchte Teile",
  erasing: "Bearbeitete Einträge",
};

const units: Readonly<Record<RetentionPeriod["unit"], readonly [one: string, many: string]>> = {
  minutes: ["Minute", "Minuten"],
  hours: ["Stunde", "Stunden"],
  days: ["Tag", "Tage"],
  months: ["Monat", "Monate"],
};

export const retentionText = {
  intro:
    "So lange bleibt, was gespeichert ist. Die Zahlen sind die, nach denen das Portal handelt; was Sie ändern können, steht in den Einstellungen. Was schon gespeichert ist, behält die Frist, mit der es entstanden ist.",
  settings: "Einstellungen",
  period: ({ count, unit }: Pick<RetentionPeriod, "count" | "unit">, number: string) =>
    `${number} ${units[unit][count === 1 ? 0 : 1]}`,
};

export interface RetentionGroup {
  readonly title: string;
  readonly labels: Readonly<Partial<Record<RetentionName, string>>>;
}

/** A test checks that every period has a label here. */
export const retentionGroups: readonly RetentionGroup[] = [
  {
    title: "In den Einstellungen",
    labels: {
      audit: "Protokoll",
      ledger: "Versandprotokoll eines Newsletters",
      application: "Bewerbungen, ohne weitere Einwilligung",
    },
  },
  {
    title: "Anmeldung",
    labels: {
      sessionIdle: "Anmeldung, nach der letzten Verwendung",
      session: "Anmeldung, höchstens",
      knownDevice: "Bekanntes Gerät, nach der letzten Anmeldung",
      signInAttempts: "Gezählte Anmeldeversuche",
      resetLink: "Link für ein neues Kennwort",
      invitationLink: "Einladung",
      accountMail: "Angeforderte Mail zum Zugang",
      passkeyChallenge: "Begonnene Anmeldung mit Passkey",
      offlinePhoneList: "Telefonliste der eigenen Kanzlei auf dem Gerät, höchstens bis zum Abmelden",
      pushDevice: "Gerät mit Benachrichtigungen, nach der letzten Verwendung des Portals dort",
      expiredToken: "Abgelaufene Schnittstelle",
    },
  },
  {
    title: "Newsletter und Mails",
    labels: {
      registrationLink: "Link zum Bestätigen einer Anmeldung",
      registration: "Unbestätigte Anmeldung zum Newsletter",
      mailEvents: "Rückmeldungen des Mailversands",
      removedSubscriber: "Sperre nach dem Löschen eines Abonnenten (Hash der Adresse)",
      subscriberImport: "Rücknahme eines Imports",
      lateUnsubscription: "Vermerkte Abmeldung nach dem Löschen",
      waitingMail: "Mail, die nicht hinausgeht",
      mailContent: "Text wartender Mails",
    },
  },
  {
    title: "Inhalte",
    labels: {
      draft: "Entwurf, nach der letzten Änderung",
      articleVersion: "Frühere Version eines Artikels",
      articleReads: "Wie oft Artikel gelesen wurden (ohne Person)",
      notification: "Benachrichtigung",
      forumDigest: "Wartende Zusammenfassung aus Foren",
      deletedEntry: "Papierkorb: Gelöschtes, wiederherstellbar",
      cloudTrash: "Papierkorb der Cloud",
      endedShare: "Beendete Freigabe für Außenstehende",
      endedRequest: "Beendete Anforderung von Unterlagen (Name und Adresse)",
      shareDownload: "Vermerk über einen Download von außen (ohne Person)",
      cloudChange: "Änderungen in der Cloud für Benachrichtigungen",
      sentApplication: "Merker gegen doppelt gesendete Bewerbungen (Hash)",
    },
  },
  {
    title: "Aufträge und Dateien",
    labels: {
      zipJob: "Auftrag für eine ZIP-Datei",
      untakenUpload: "ZIP-Datei, oder hochgeladene Datei, die niemand verwendet",
      uncheckedUpload: "Datei, die noch geprüft wird",
      dataRequest: "Anfrage zum Datenschutz mit ZIP-Datei",
    },
  },
  {
    title: "Sicherungen und Betrieb",
    labels: {
      tableRecovery: "Wiederherstellung der Datenbank",
      fileVersions: "Frühere und gelöschte Fassungen von Dateien",
      backup: "Kopien in einem anderen Konto",
      snapshot: "Zwischenspeicher der Listen",
      tombstone: "Kennung von Gelöschtem",
      changeJournal: "Verzeichnis der Änderungen",
      accessLog: "Zugriffe auf den Server",
      functionLog: "Meldungen des Servers",
      deadLetters: "Liegen gebliebene Nachrichten (nur Kennungen)",
    },
  },
];
