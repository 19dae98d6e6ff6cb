import { problemsOf } from "../contract/problem.ts";

export const articleProblems = problemsOf("article", {
  notFound: { status: 404, title: "Diesen Artikel gibt es nicht." },
  versionNotFound: { status: 404, title: "Diese Version gibt es nicht, oder nicht mehr." },
  urlTitleTaken: {
    status: 409,
    title: "Diese Adresse hat schon ein anderer Artikel, vielleicht einer im Papierkorb.",
  },
  stateNotAllowed: { status: 422, title: "Dieser Wechsel des Status ist nicht möglich." },
  urlTitleFixed: {
    status: 422,
    title: "Die Adresse eines öffentlichen Artikels bleibt, wie sie ist.",
  },
  needsSecondPerson: {
    status: 422,
    title: "Wer zuletzt am Artikel geschrieben hat, kann ihn nicht veröffentlichen.",
  },
  releaseNotAsked: { status: 422, title: "Für diesen Artikel ist gerade keine Freigabe erbeten." },
  ownRelease: {
    status: 422,
    title:
      "Freigeben kann nur, wer den Artikel nicht selbst zuletzt geändert oder um die Freigabe gebeten hat.",
  },
  nobodyReleases: {
    status: 422,
    title: "Von denen, die Sie bitten möchten, kann niemand diesen Artikel freigeben.",
  },
  notAsked: { status: 422, title: "Für diesen Artikel ist keine Lesebestätigung von Ihnen erbeten." },
  asksNobody: { status: 422, title: "Für diesen Artikel ist keine Lesebestätigung erbeten." },
  asksAnew: {
    status: 409,
    title: "Der Artikel wurde inzwischen geändert. Bitte lesen Sie ihn in der neuen Fassung.",
  },
  remindedToday: { status: 422, title: "Heute wurde schon erinnert." },
  noReactions: { status: 422, title: "Auf diesen Artikel kann niemand reagieren." },
});

export const newsletterProblems = problemsOf("newsletter", {
  notFound: { status: 404, title: "Diesen Newsletter gibt es nicht." },
  articleUnknown: {
    status: 422,
    title: "Der Newsletter nennt einen Artikel, den es nicht gibt.",
  },
  articleNotReleased: {
    status: 422,
    title: "Ein Artikel ist nicht für Newsletter freigegeben.",
  },
  isEmpty: { status: 422, title: "Der Newsletter hat noch keinen Inhalt: weder Text noch Artikel." },
  isSending: { status: 422, title: "Der Newsletter wird gerade gesendet." },
  wasSent: { status: 422, title: "Ein gesendeter Newsletter bleibt, wie er gesendet wurde." },
  notSent: { status: 422, title: "Der Newsletter ist noch nicht gesendet." },
  isScheduled: {
    status: 422,
    title: "Der Newsletter ist zum Senden eingeplant. Zum Ändern heben Sie die Planung bitte auf.",
  },
  notScheduled: { status: 422, title: "Der Newsletter ist nicht zum Senden eingeplant." },
  notReleased: {
    status: 422,
    title: "Der Newsletter ist noch nicht von einer zweiten Person freigegeben.",
  },
  changedSinceReleased: {
    status: 422,
    title: "Seit der Freigabe hat sich der Newsletter geändert. Bitte erbitten Sie die Freigabe neu.",
  },
  changedSinceShown: {
    status: 409,
    title: "Der Newsletter hat sich geändert, seit er Ihnen gezeigt wurde. Es wurde nichts gesendet.",
  },
  contentExpired: {
    status: 422,
    title:
      "Was damals freigegeben und gesendet wurde, ist nicht mehr aufbewahrt. Zum neuerlichen Senden kopieren Sie den Newsletter bitte.",
  },
  changedSinceAsked: {
    status: 422,
    title:
      "Seit der Bitte um Freigabe hat sich der Newsletter geändert. Die Freigabe muss neu erbeten werden.",
  },
  releaseNotAsked: { status: 422, title: "Für diesen Newsletter ist gerade keine Freigabe erbeten." },
  ownRelease: {
    status: 422,
    title:
      "Freigeben kann nur, wer den Newsletter nicht selbst zuletzt geändert oder um die Freigabe gebeten hat.",
  },
  nobodyReleases: {
    status: 422,
    title: "Von denen, die Sie bitten möchten, kann niemand diesen Newsletter freigeben.",
  },
  nothingFailed: { status: 422, title: "Es ist keine Nachricht fehlgeschlagen." },
  notSending: { status: 422, title: "Der Newsletter wird gerade nicht gesendet." },
  cancelled: { status: 422, title: "Dieser Versand wurde abgebrochen." },
});

export const templateProblems = problemsOf("template", {
  notFound: { status: 422, title: "Diese Vorlage gibt es nicht." },
});

export const subscriberProblems = problemsOf("subscriber", {
  notFound: { status: 404, title: "Diesen Abonnenten gibt es nicht." },
  emailTaken: {
    status: 409,
    title: "Diese E-Mail-Adresse ist bei dieser Kanzlei schon eingetragen.",
  },
  hasUnsubscribed: {
    status: 422,
    title:
      "Wer zu dieser E-Mail-Adresse gehört, hat sich abgemeldet und kann sich nur selbst wieder anmelden.",
  },
  confirmedSince: { status: 422, title: "Die Person hat sich nach diesem Zeitpunkt selbst angemeldet." },
  confirmationStays: {
    status: 422,
    title: "Eine Bestätigung bleibt. Wer keinen Newsletter mehr möchte, wird abgemeldet.",
  },
  notInWriting: {
    status: 422,
    title: "Bestätigen kann nur die Person selbst, außer Sie haben ihre schriftliche Einwilligung.",
  },
  notSuppressed: { status: 422, title: "Diese E-Mail-Adresse ist nicht gesperrt." },
  ownerComplained: {
    status: 422,
    title: "Nach einer Beschwerde muss die Person ausdrücklich wieder zugestimmt haben.",
  },
  leftSince: {
    status: 422,
    title: "Die Person hat sich inzwischen selbst abgemeldet und kommt nur durch eigene Anmeldung zurück.",
  },
  officeGone: { status: 422, title: "Die Kanzlei, zu der diese Person gehört hat, gibt es nicht mehr." },
});

export const trashProblems = problemsOf("news-trash", {
  notFound: { status: 404, title: "Das liegt nicht, oder nicht mehr, im Papierkorb." },
});

export const industryProblems = problemsOf("industry", {
  notFound: { status: 404, title: "Diese Branche gibt es nicht." },
});

export const importProblems = problemsOf("import", {
  emptyList: {
    status: 422,
    title: "Eine leere Liste würde alle Abonnenten der Kanzlei löschen. Das ist hier nicht möglich.",
  },
  notFound: {
    status: 404,
    title: "Diesen Import gibt es nicht, oder er lässt sich nicht mehr zurücknehmen.",
  },
  isRunning: { status: 409, title: "Der Import läuft noch. Bitte versuchen Sie es gleich wieder." },
  isUndone: { status: 409, title: "Dieser Import ist schon zurückgenommen." },
  tooManyChanges: { status: 413, title: "Das sind zu viele Änderungen auf einmal." },
});

export const linkProblems = problemsOf("newsletter-link", {
  notFound: { status: 404, title: "Dieser Link ist nicht vollständig oder wurde verändert." },
});

export const unsubscribeProblems = problemsOf("unsubscribe", {
  tokenInvalid: { status: 400, title: "Dieser Link ist nicht gültig." },
});

export const registrationProblems = problemsOf("registration", {
  tokenInvalid: { status: 400, title: "Dieser Link ist nicht gültig." },
  expired: { status: 422, title: "Dieser Link ist abgelaufen." },
});

export const mailProblems = problemsOf("mail", {
  notAccepted: { status: 422, title: "Die Nachricht konnte nicht gesendet werden." },
});
