import type { Answer, AttendanceState } from "../../../shared/calendar/event-attendance.ts";

export const stateText: Readonly<Record<AttendanceState, string>> = {
  coming: "kommt",
  waiting: "auf der Warteliste",
  maybe: "vielleicht",
  no: "kommt nicht",
  missing: "ohne Antwort",
};

const people = (count: string) => (count === "1" ? "1 Person" : `${count} Personen`);

export const attendanceText = {
  title: "Wer kommt",
  coming: (count: string) => (count === "1" ? "1 Person kommt" : `${count} Personen kommen`),
  waiting: (count: string) => `${count} auf der Warteliste`,
  maybe: (count: string) => `${count} vielleicht`,
  free: (count: string) => (count === "1" ? "noch 1 Platz frei" : `noch ${count} Plätze frei`),
  full: "alle Plätze vergeben",
  until: (when: string) => `Antworten bis ${when}`,
  over: "Antworten sind nicht mehr möglich.",
  noEmployee: "Antworten können nur Mitarbeiter.",
  answers: { yes: "Ja, ich komme", maybe: "Vielleicht", no: "Nein" } satisfies Record<Answer, string>,
  officeAnswers: { yes: "Ja, wir kommen", maybe: "Vielleicht", no: "Nein" } satisfies Record<Answer, string>,
  answer: "Ihre Antwort",
  officeAnswer: "Antwort Ihrer Kanzlei",
  persons: "Personen",
  own: (state: string) => `Sie: ${state}`,
  officeOwn: (state: string, persons: number) => `Ihre Kanzlei: ${state}, ${people(String(persons))}`,
  ownWaiting: (position: number) =>
    `Sie stehen auf Platz ${position} der Warteliste und rücken von selbst nach.`,
  saved: "Ihre Antwort ist eingetragen.",
};

export const mailedAnswerText = {
  title: "Ihre Antwort",
  asPerson: (name: string) => `Antwort von ${name}`,
  asOffice: (office: string, name: string) => `Antwort für ${office}, von ${name}`,
  replaces: (name: string) =>
    `Für Ihre Kanzlei hat ${name} geantwortet. Antworten Sie anders, gilt stattdessen Ihre Antwort.`,
  notYet: "Eingetragen wird Ihre Antwort erst, wenn Sie hier klicken.",
  toEvent: "Termin im Portal ansehen",
  toCalendar: "Zum Kalender im Portal",
  noToken: "Diesem Link fehlt ein Teil. Bitte öffnen Sie den Link in der E-Mail noch einmal.",
};

export const attendanceFields = {
  name: "Name",
  organisation: "Kanzlei",
  persons: "Personen",
  state: "Antwort",
  answeredAt: "Geantwortet",
};

export const attendanceListText = {
  label: "Antworten",
  empty: "Hier steht, wer kommt, sobald jemand geantwortet hat.",
  position: (state: string, position: number) => `${state}, Platz ${position}`,
  exportHint: "Die Antworten als Tabelle",
  file: "antworten",
  exported: (count: string) => (count === "1" ? "1 Antwort exportiert." : `${count} Antworten exportiert.`),
  remind: "Erinnern …",
  remindTitle: "An die Antwort erinnern?",
  remindText: "Eine E-Mail geht an alle, die noch nicht geantwortet haben. Das ist einmal am Tag möglich.",
  nobodyToRemind: "Alle haben schon geantwortet.",
  remindVerb: "Erinnern",
  reminded: (count: string) =>
    count === "0"
      ? "Es war niemand zu erinnern."
      : `${people(count)} ${count === "1" ? "wird" : "werden"} erinnert.`,
};
