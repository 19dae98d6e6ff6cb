export const notificationsText = {
  announcement: "Neuer Termin",
  dayAhead: "Erinnerung an morgen",
  reminder: "Kommen Sie?",
  coming: "Sie sind dabei",
  waiting: "Warteliste",
  changed: "Geändert",
  cancelled: "Abgesagt",
  titled: (occasion: string, title: string) => `${occasion}: ${title}`,
  asked: (isOffices: boolean, until: string) =>
    isOffices
      ? `Ihre Kanzlei hat noch nicht geantwortet. Antworten können Sie bis ${until}.`
      : `Sie haben noch nicht geantwortet. Antworten können Sie bis ${until}.`,
  confirmed: (until: string) =>
    `Auf der Seite, die sich öffnet, bestätigen Sie die Antwort und können sie bis ${until} ändern. Die Links gelten für Sie; bitte geben Sie sie nicht weiter.`,
  covers: (count: number, until: string) =>
    `Das gilt für ${count} Termine dieser Serie, bis ${until}. Für die anderen kommt keine eigene Nachricht.`,
  entered:
    "Die Beilage trägt den Termin in Ihren Kalender ein oder ändert ihn dort. Zu- und absagen können Sie nur hier: Was ein Kalender selbst antwortet, erreicht das Portal nicht.",
  removed: "Die Beilage nimmt den Termin aus Ihrem Kalender.",
  waits: "Alle Plätze sind vergeben. Wird einer frei, rücken Sie nach und erfahren es.",
};
