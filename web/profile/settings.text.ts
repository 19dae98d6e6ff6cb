export const settingsText = {
  picture: "Bild",
  saved: (time: string) => `Gespeichert um ${time}`,
  birthday: "Geburtstag",
  showBirthday: "Kolleginnen und Kollegen sehen meinen Geburtstag",
  showBirthdayHelp: "Tag und Monat, in der Woche des Geburtstags auf der Startseite. Das Jahr sieht niemand.",
  birthdayMissing: "Im Profil steht noch kein Geburtstag.",
};
