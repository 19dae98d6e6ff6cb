import { MOST_ANSWERS, type ResultsVisible } from "../../../../shared/discussions/questionnaire.ts";

const votes = (count: string) => (count === "1" ? "1 Stimme" : `${count} Stimmen`);

const NOTIFIED = "Wer zuvor abgestimmt hat, erfährt davon, wenn das nicht abbestellt ist.";

export const pollText = {
  label: (title: string) => `Umfrage: ${title}`,
  choices: "Antworten der Umfrage",
  until: (when: string) => `Abstimmung bis ${when}`,
  endless: "Abstimmung ohne Ende",
  over: (when: string) => `Beendet ${when}`,
  votes,
  several: (most: number) => `bis zu ${most} Antworten`,
  anyDate: "alle, die passen",
  best: "Passt den meisten",
  makeEvent: "Termin daraus machen",
  grid: "Wer kann wann",
  voter: "Name",
  suits: "ja",
  suitsNot: "nein",
  perOffice: "eine Stimme je Kanzlei",
  secret: "geheim",
  named: "mit Namen",
  vote: "Abstimmen",
  change: "Stimme ändern",
  own: "Ihre Stimme",
  ownOffice: "Stimme Ihrer Kanzlei",
  final: "Ihre Stimme kann nicht mehr geändert werden.",
  officeFinal: "Die Stimme Ihrer Kanzlei kann nicht mehr geändert werden.",
  at: (when: string) => ` ${when}`,
  officeVoteByYou: (at: string) => `Für Ihre Kanzlei haben Sie${at} abgestimmt.`,
  officeVoteBy: (name: string, at: string) => `Für Ihre Kanzlei hat ${name}${at} abgestimmt.`,
  colleague: "jemand",
  somebody: "Jemand",
  voters: "Wer so gestimmt hat",
  replace: "Stimme ersetzen",
  replaceTitle: "Stimme Ihrer Kanzlei ersetzen?",
  replaceWarning: (name: string, when: string, answer: string) =>
    `Für Ihre Kanzlei hat ${name} ${when} für „${answer}“ gestimmt. Ihre Stimme kommt an diese Stelle. ${NOTIFIED}`,
  replaceSecret: `Für Ihre Kanzlei hat schon jemand abgestimmt; wofür, bleibt geheim. Ihre Stimme kommt an diese Stelle. ${NOTIFIED}`,
  voted: "Ihre Stimme ist gezählt.",
  result: (count: string, percent: number) => `${votes(count)} · ${percent} %`,
  hidden: {
    always: "",
    afterVote: "Die Ergebnisse sehen Sie, sobald Sie abgestimmt haben.",
    afterEnd: "Die Ergebnisse sehen Sie nach dem Ende der Abstimmung.",
  } satisfies Record<ResultsVisible, string>,
  missing: (count: string) =>
    count === "1" ? "1 Kanzlei hat noch nicht abgestimmt" : `${count} Kanzleien haben noch nicht abgestimmt`,
  stop: "Umfrage beenden",
  reopen: "Wieder öffnen",
  reopened: "Die Umfrage ist wieder offen. Wer abgestimmt hat, erfährt davon nichts.",
  stopTitle: "Umfrage beenden?",
  stopWarning: (title: string, count: string) =>
    `„${title}“ endet sofort mit ${votes(count)}. Danach kann niemand mehr abstimmen.`,
};

const offices = (count: string) => (count === "1" ? "1 Kanzlei" : `${count} Kanzleien`);
const SHOWN = 12;

export const pollReminderText = {
  ask: "Erinnern …",
  remind: "Erinnern",
  verb: (count: string) => `${offices(count)} erinnern`,
  title: "An die Abstimmung erinnern?",
  toOffices: (count: string, names: readonly string[]) =>
    `Eine E-Mail und ein Hinweis über die Glocke gehen an alle in ${count === "1" ? "der Kanzlei, die" : `den ${count} Kanzleien, die`} noch nicht abgestimmt ${count === "1" ? "hat" : "haben"}: ${names.slice(0, SHOWN).join(", ")}${names.length > SHOWN ? ` und ${names.length - SHOWN} weitere` : ""}.`,
  toAll: {
    offices: (count: string) =>
      `Eine E-Mail und ein Hinweis über die Glocke gehen an alle in den Kanzleien, die noch nicht abgestimmt haben. Bisher: ${votes(count)}.`,
    people: (count: string) =>
      `Eine E-Mail und ein Hinweis über die Glocke gehen an alle, die noch nicht abgestimmt haben. Bisher: ${votes(count)}.`,
  },
  reminded: {
    offices: (count: string) =>
      count === "0"
        ? "Es war niemand zu erinnern."
        : `${offices(count)} ${count === "1" ? "wird" : "werden"} erinnert.`,
    people: (count: string) =>
      count === "0"
        ? "Es war niemand zu erinnern."
        : `${count} ${count === "1" ? "Person wird" : "Personen werden"} erinnert.`,
  },
};

export const pollExportText = {
  hint: "Das Ergebnis als Tabelle",
  name: "umfrage",
  answer: "Antwort",
  votes: "Stimmen",
  share: "Anteil",
  voters: "Abgestimmt haben",
  saved: (count: string) => `${count} Antworten exportiert.`,
};

export const pollEditorText = {
  title: "Umfrage",
  add: "Umfrage hinzufügen",
  addDates: "Terminumfrage hinzufügen",
  dates: "Termine zur Wahl",
  datesHelp: "Wiener Zeit. Wer abstimmt, wählt alle, die passen.",
  date: (position: number) => `Termin ${position}`,
  removeDate: (position: number) => `Termin ${position} entfernen`,
  addDate: "Termin hinzufügen",
  remove: "Umfrage entfernen",
  removed: "Die Umfrage ist entfernt.",
  question: "Frage",
  answers: "Antworten",
  answer: (position: number) => `Antwort ${position}`,
  addAnswer: "Antwort hinzufügen",
  answersHelp: "Enter macht die nächste Antwort; eingefügte Zeilen werden zu Antworten.",
  tooMany: (lost: number) =>
    `Eine Umfrage hat höchstens ${MOST_ANSWERS} Antworten. ${lost === 1 ? "Eine Zeile ist" : `${lost} Zeilen sind`} nicht eingefügt.`,
  maxChoices: "Antworten je Stimme",
  maxChoicesHelp: "Wie viele Antworten man höchstens ankreuzen darf.",
  endOfVoting: "Ende der Abstimmung",
  endHelp: "Leer: bis jemand sie beendet.",
  voteCanChange: "Eine Stimme darf geändert werden",
  oncePerOrganisation: "Je Kanzlei eine Stimme",
  secret: "Geheim: niemand erfährt, wer wie gestimmt hat",
  secretHelp: "Sonst sehen alle, die das Ergebnis sehen, wer wie gestimmt hat.",
  mailsResult: "Nach dem Ende das Ergebnis per E-Mail an den Autor senden",
  resultsVisible: "Ergebnisse sind zu sehen",
  fixed: "Nach der ersten Stimme stehen die Antworten und die Art der Abstimmung fest.",
  visible: {
    always: "immer",
    afterVote: "nach der eigenen Stimme",
    afterEnd: "nach dem Ende",
  } satisfies Record<ResultsVisible, string>,
};
