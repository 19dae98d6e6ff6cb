const numberOf = (count: number) => (count > 99 ? "mehr als 99" : String(count));

export const notificationsText = {
  title: "Benachrichtigungen",
  label: (count: number) =>
    count === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${numberOf(count)} ungelesen`,
  number: (count: number) => (count > 99 ? "99+" : String(count)),
  announced: (count: number) =>
    count === 1 ? "Eine ungelesene Benachrichtigung" : `${numberOf(count)} ungelesene Benachrichtigungen`,
  unread: "Ungelesen",
  readAll: "Alle gelesen",
  all: "Alle anzeigen",
  settings: "Einstellungen",
  empty: "Hier steht, was Sie betrifft, sobald es geschieht.",
  emptyPage: "Hier steht 90 Tage lang, was Sie betrifft, sobald es geschieht.",
  state: "Zeigen",
  onlyUnread: "Nur ungelesene",
  onlyRead: "Nur gelesene",
  today: "Heute",
  yesterday: "Gestern",
};
