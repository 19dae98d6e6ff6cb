/** Problems only the news area answers. */
export const newsProblems = {
  "article.not-found": { status: 404, title: "Diesen Artikel gibt es nicht." },
  "article.url-title-taken": { status: 409, title: "Diese Adresse hat schon ein anderer Artikel." },
  "article.state-not-allowed": { status: 422, title: "Dieser Wechsel des Status ist nicht möglich." },
  "article.url-title-fixed": {
    status: 422,
    title: "Die Adresse eines öffentlichen Artikels bleibt, wie sie ist.",
  },
  "newsletter.not-found": { status: 404, title: "Diesen Newsletter gibt es nicht." },
  "newsletter.article-unknown": {
    status: 422,
    title: "Der Newsletter nennt einen Artikel, den es nicht gibt.",
  },
  "newsletter.article-not-released": {
    status: 422,
    title: "Ein Artikel ist nicht für Newsletter freigegeben.",
  },
  "newsletter.is-empty": {
    status: 422,
    title: "Der Newsletter hat noch keinen Inhalt: weder Text noch Artikel.",
  },
  "newsletter.is-sending": { status: 422, title: "Der Newsletter wird gerade gesendet." },
  "newsletter.was-sent": { status: 422, title: "Ein gesendeter Newsletter bleibt, wie er gesendet wurde." },
  "newsletter.not-sent": { status: 422, title: "Der Newsletter ist noch nicht gesendet." },
  "newsletter.is-scheduled": {
    status: 422,
    title: "Der Newsletter ist zum Senden eingeplant. Zum Ändern heben Sie die Planung bitte auf.",
  },
  "newsletter.not-scheduled": { status: 422, title: "Der Newsletter ist nicht zum Senden eingeplant." },
  "newsletter.nothing-failed": { status: 422, title: "Es ist keine Nachricht fehlgeschlagen." },
  "newsletter.not-sending": { status: 422, title: "Der Newsletter wird gerade nicht gesendet." },
  "newsletter.cancelled": { status: 422, title: "Dieser Versand wurde abgebrochen." },
  "template.not-found": { status: 422, title: "Diese Vorlage gibt es nicht." },
  "subscriber.not-found": { status: 404, title: "Diesen Abonnenten gibt es nicht." },
  "subscriber.email-taken": {
    status: 409,
    title: "Diese E-Mail-Adresse ist bei dieser Kanzlei schon eingetragen.",
  },
  "subscriber.has-unsubscribed": {
    status: 422,
    title:
      "Wer zu dieser E-Mail-Adresse gehört, hat sich abgemeldet und kann sich nur selbst wieder anmelden.",
  },
  "subscriber.not-suppressed": { status: 422, title: "Diese E-Mail-Adresse ist nicht gesperrt." },
  "subscriber.owner-complained": {
    status: 422,
    title: "Nach einer Beschwerde muss die Person ausdrücklich wieder zugestimmt haben.",
  },
  "import.empty-list": {
    status: 422,
    title: "Eine leere Liste würde alle Abonnenten der Kanzlei löschen. Das ist hier nicht möglich.",
  },
  "unsubscribe.token-invalid": { status: 400, title: "Dieser Link ist nicht gültig." },
  "registration.token-invalid": { status: 400, title: "Dieser Link ist nicht gültig." },
  "registration.expired": { status: 422, title: "Dieser Link ist abgelaufen." },
  "mail.not-accepted": { status: 422, title: "Die Nachricht konnte nicht gesendet werden." },
} as const;
