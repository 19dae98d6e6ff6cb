import { problemsOf } from "./problem.ts";

export const requestProblems = problemsOf("request", {
  malformed: { status: 400, title: "Die Angaben sind nicht gültig." },
  notJson: { status: 400, title: "Der Inhalt ist kein gültiges JSON." },
  tooDeep: { status: 400, title: "Der Inhalt ist zu tief verschachtelt." },
  forbiddenKey: { status: 400, title: "Der Inhalt hat einen Feldnamen, der nicht erlaubt ist." },
  tooLarge: { status: 413, title: "Der Inhalt ist zu groß." },
  crossSite: { status: 403, title: "Die Anfrage kam von einer fremden Seite." },
  throttled: { status: 429, title: "Zu viele Anfragen. Bitte versuchen Sie es später wieder." },
});

export const replyProblems = problemsOf("reply", {
  tooLarge: {
    status: 413,
    title: "Das Ergebnis ist zu groß. Bitte fordern Sie weniger Einträge an.",
  },
});

export const sessionProblems = problemsOf("session", {
  missing: { status: 401, title: "Bitte melden Sie sich an." },
  badToken: { status: 401, title: "Das Token ist nicht gültig, abgelaufen oder beendet." },
  deactivated: { status: 401, title: "Ihr Zugang ist deaktiviert." },
  tooOld: { status: 403, title: "Bitte bestätigen Sie zuerst, dass Sie es sind." },
  secondFactorMissing: {
    status: 403,
    title: "Bitte richten Sie zuerst Ihren zweiten Faktor ein.",
  },
  xsrf: {
    status: 403,
    title: "Die Anfrage kam nicht aus dem Portal. Bitte laden Sie die Seite neu.",
  },
});

export const accessProblems = problemsOf("access", {
  denied: { status: 403, title: "Dazu fehlt Ihnen die Berechtigung." },
  notForMachines: { status: 403, title: "Das steht Schnittstellen nicht offen." },
});

export const routeProblems = problemsOf("route", {
  notFound: { status: 404, title: "Diese Adresse gibt es nicht." },
  methodNotAllowed: { status: 405, title: "Das ist unter dieser Adresse nicht möglich." },
});

export const entityProblems = problemsOf("entity", {
  changed: {
    status: 409,
    title: "Der Eintrag wurde inzwischen von jemand anderem geändert.",
  },
});

export const internalProblems = problemsOf("internal", {
  failure: { status: 500, title: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal." },
});

export const serviceProblems = problemsOf("service", {
  busy: {
    status: 503,
    title: "Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich wieder.",
  },
});
