import type { NotificationKind } from "./notification.ts";

interface Happened {
  /** `who` begins a sentence, `by` follows "von". */
  readonly who: string;
  readonly by: string;
  readonly count: number;
}

const sentences: Readonly<Record<NotificationKind, (happened: Happened) => string>> = {
  answer: ({ who, by, count }) =>
    count === 1 ? `${who} hat geantwortet` : `${count} neue Antworten, zuletzt von ${by}`,
  mention: ({ who }) => `${who} hat Sie erwähnt`,
  post: ({ who }) => `${who} hat einen Beitrag geschrieben`,
  pollReminder: () => "Ihre Stimme fehlt noch",
  pollResult: () => "Ihre Umfrage ist zu Ende",
  voteReplaced: ({ who }) => `${who} hat die Stimme Ihrer Kanzlei geändert`,
  reaction: ({ who, by, count }) =>
    count === 1 ? `${who} hat auf Sie reagiert` : `${count} Reaktionen, zuletzt von ${by}`,
  solution: ({ who }) => `${who} hat Ihre Antwort als Lösung markiert`,
  report: ({ who }) => `${who} hat das gemeldet`,
  article: () => "Neuer Artikel",
  confirm: () => "Bitte bestätigen Sie, dass Sie das gelesen haben",
  releaseAsked: ({ who }) => `${who} bittet um Ihre Freigabe`,
  releaseGiven: ({ who }) => `${who} hat freigegeben`,
  releaseRefused: ({ who }) => `${who} hat die Freigabe abgelehnt`,
  event: () => "Neuer Termin",
  eventUnanswered: () => "Ihre Antwort zu diesem Termin fehlt noch",
  eventTomorrow: () => "Termin am nächsten Tag",
  eventComing: () => "Ihr Platz ist reserviert",
  eventWaiting: () => "Sie stehen auf der Warteliste",
  eventChanged: () => "Ein Termin, zu dem Sie kommen, hat sich geändert",
  eventCancelled: () => "Ein Termin, zu dem Sie kommen wollten, ist abgesagt",
  folder: ({ who, by, count }) =>
    count === 1
      ? `${who} hat in diesem Ordner etwas geändert`
      : `In diesem Ordner wurde mehrmals etwas geändert, zuletzt von ${by}`,
  shareDownloaded: () => "Das wurde von außen heruntergeladen",
  papersSubmitted: () => "Die angeforderten Unterlagen sind hochgeladen",
  zip: () => "Ihr ZIP ist fertig",
  zipFailed: () => "Ihr ZIP konnte nicht erstellt werden",
  sendDone: () => "Ihr Newsletter ist versendet",
  sendPaused: () => "Der Versand Ihres Newsletters ist angehalten",
  sendFailed: () => "Der geplante Versand hat nicht begonnen",
  application: () => "Neue Bewerbung",
  applicationNote: ({ who }) => `${who} hat Sie in einer Notiz zu einer Bewerbung erwähnt`,
  applicationDate: () => "Termin für ein Bewerbungsgespräch gewählt",
  applicationPapers: () => "Neue Unterlagen zu einer Bewerbung",
  applicationWithdrawn: () => "Eine Bewerbung wurde zurückgezogen",
  material: () => "Ihre Bestellung hat einen neuen Stand",
};

export const sentenceOf = (kind: NotificationKind, actor: string | null, count: number): string =>
  sentences[kind]({ who: actor ?? "Jemand", by: actor ?? "jemandem", count });
