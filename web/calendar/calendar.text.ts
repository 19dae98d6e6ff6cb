export const calendarText = {
  title: "Kalender",
  wholeGroup: "Ganze Gruppe",
  withoutCategory: "Ohne Kategorie",
};
