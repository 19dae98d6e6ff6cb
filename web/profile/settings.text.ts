export const settingsText = {
  picture: "Bild",
  saved: (time: string) => `Gespeichert um ${time}`,
  birthday: "Geburtstag",
  showBirthday: "Kolleginnen und Kollegen sehen meinen Geburtstag",
  showBirthdayHelp:
    "Tag und Monat: auf der Startseite, im Kalender und in Kalendern, die sie abonnieren. Das Jahr sehen nur Sie, wer Ihre Kanzlei verwaltet, und Administratoren.",
  birthdayMissing: "Im Profil steht noch kein Geburtstag.",
};
