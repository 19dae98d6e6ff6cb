import { problemsOf } from "../contract/problem.ts";

export const applicationProblems = problemsOf("application", {
  notFound: { status: 404, title: "Diese Bewerbung gibt es nicht oder nicht mehr." },
  otherConsent: {
    status: 422,
    title: "Der Text der Einwilligung hat sich geändert. Bitte lesen Sie ihn noch einmal.",
  },
  askedToday: { status: 422, title: "Heute wurde schon gefragt." },
  notLonger: { status: 422, title: "So lange wird die Bewerbung ohnehin aufbewahrt." },
  tooManyMails: { status: 422, title: "Für diese Bewerbung sind keine weiteren E-Mails möglich." },
  unreachable: { status: 422, title: "An diese Adresse kann das Portal keine E-Mails senden." },
  datesNeeded: { status: 422, title: "Zu einer Einladung gehört mindestens ein Termin." },
  datePast: { status: 422, title: "Die Termine müssen in der Zukunft liegen." },
  mayNotRead: {
    status: 422,
    title: "Erwähnen Sie nur, wer diese Bewerbung lesen darf: Direktoren und Administration der Kanzlei.",
  },
  noteEmpty: { status: 422, title: "Bitte schreiben Sie etwas." },
  noteGone: { status: 404, title: "Diese Notiz gibt es nicht oder nicht mehr." },
  noteOfOther: { status: 422, title: "Nur wer die Notiz geschrieben hat, darf sie ändern oder löschen." },
  tooManyNotes: { status: 422, title: "Zu dieser Bewerbung gibt es schon 40 Notizen." },
  linkInvalid: {
    status: 404,
    title:
      "Diese Bewerbung gibt es nicht oder nicht mehr. This application does not exist or was deleted. Questa candidatura non esiste o è stata cancellata.",
  },
  consentInvalid: {
    status: 404,
    title: "Dieser Link gilt nicht oder nicht mehr. Vielleicht ist die Bewerbung schon gelöscht.",
  },
});
