import { problemsOf } from "../contract/problem.ts";

export const eventProblems = problemsOf("event", {
  notFound: { status: 404, title: "Diesen Termin gibt es nicht." },
  unknownCategory: { status: 422, title: "Diese Kategorie gibt es nicht mehr." },
  unknownOffice: { status: 422, title: "Diese Kanzlei gibt es nicht." },
  fewerPlaces: { status: 422, title: "So viele Plätze sind schon vergeben." },
  answered: { status: 422, title: "Es gibt schon Antworten; wer antwortet, bleibt daher gleich." },
  inSeries: { status: 422, title: "Dieser Termin gehört schon zu einer Serie." },
  noRule: { status: 422, title: "Dieser Termin gehört zu keiner Serie." },
  begun: {
    status: 422,
    title: "Dieser Termin hat schon begonnen. Ändern Sie die Serie bei einem, der noch kommt.",
  },
  firstMissing: { status: 422, title: "Der Termin selbst muss auf einen Tag der Serie fallen." },
  noSeries: { status: 422, title: "Daraus wird kein weiterer Termin." },
  longSeries: { status: 422, title: "Eine Serie hat höchstens 200 Termine und dauert höchstens drei Jahre." },
  otherDay: {
    status: 422,
    title: "In dieser Serie lässt sich der Tag nur für einen Termin ändern, die Uhrzeit auch für mehrere.",
  },
  withoutAnswers: { status: 422, title: "Zu diesem Termin wird nicht geantwortet." },
  answersOver: { status: 422, title: "Zu diesem Termin kann nicht mehr geantwortet werden." },
  moved: {
    status: 409,
    title: "Der Termin wurde inzwischen verlegt. Bitte antworten Sie für den neuen Zeitpunkt noch einmal.",
  },
  noEmployee: { status: 422, title: "Antworten können nur Mitarbeiter." },
  otherOffice: { status: 422, title: "Für diese Kanzlei können Sie nicht antworten." },
  noPlaces: { status: 422, title: "So viele Plätze sind nicht mehr frei." },
  answerLink: { status: 404, title: "Dieser Link gilt nicht oder nicht mehr." },
  remindedToday: { status: 422, title: "Heute wurde schon erinnert." },
});

export const categoryProblems = problemsOf("event-category", {
  notFound: { status: 404, title: "Diese Kategorie gibt es nicht." },
  nameTaken: { status: 409, title: "Eine Kategorie dieses Namens gibt es schon." },
  inUse: {
    status: 409,
    title: "Die Kategorie hat Termine. Bitte bestätigen Sie, wie viele es sind.",
  },
});

export const feedProblems = problemsOf("calendar-feed", {
  notFound: { status: 404, title: "Diesen Kalender gibt es nicht oder nicht mehr." },
  notStarted: { status: 422, title: "Sie haben noch keinen Kalender abonniert." },
});
