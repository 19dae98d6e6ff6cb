export const settingsText = {
  picture: "Bild",
  notifications: "Benachrichtigungen per E-Mail",
  saved: (time: string) => `Gespeichert um ${time}`,
  withoutMail: "Zu Ihrem Profil gibt es keine E-Mail-Adresse. Benachrichtigungen erreichen Sie nicht.",
  birthday: "Geburtstag",
  showBirthday: "Kolleginnen und Kollegen sehen meinen Geburtstag",
  showBirthdayHelp: "Tag und Monat, in der Woche des Geburtstags auf der Startseite. Das Jahr sieht niemand.",
  birthdayMissing: "Im Profil steht noch kein Geburtstag.",
};

export const notificationText = {
  notifyOnOwnForumActivity: {
    label: "Antworten in meinen Diskussionen",
    help: "Wenn jemand antwortet, wo Sie selbst geschrieben haben.",
  },
  forumDigest: {
    label: "Foren gesammelt",
    help: "Eine E-Mail am Morgen um 7 Uhr statt einer für jeden Beitrag und jede Antwort.",
  },
  notifyAboutNewsArticles: { label: "Neue Artikel", help: "Wenn ein Artikel für alle erscheint." },
  notifyAboutCalendarEvents: {
    label: "Neue Termine",
    help: "Wenn ein Termin in den Kalender eingetragen wird.",
  },
  notifyAboutNewApplications: {
    label: "Neue Bewerbungen",
    help: "Wenn sich jemand bei Ihrer Kanzlei bewirbt.",
  },
};

export const forumsText = {
  title: "Foren",
  help: "Zu diesen Foren bekommen Sie eine E-Mail, wenn jemand einen neuen Beitrag schreibt. Von Antworten erfahren Sie, wo Sie selbst geschrieben haben, erwähnt werden oder einer Diskussion folgen.",
  none: "Hier stehen Foren, sobald es welche gibt.",
  unreachable: "Ohne E-Mail-Adresse nicht möglich.",
  search: "Forum suchen",
  noMatch: "Kein Forum heißt so.",
  save: (count: number) => (count === 1 ? "1 Änderung speichern" : `${count} Änderungen speichern`),
  discard: "Verwerfen",
  saved: (active: number) =>
    active === 0
      ? "Gespeichert. Sie bekommen zu keinem Forum E-Mails."
      : `Gespeichert. Sie bekommen zu ${active === 1 ? "einem Forum" : `${active} Foren`} E-Mails.`,
  active: (active: number, all: number) => `${active} von ${all} eingeschaltet`,
};
