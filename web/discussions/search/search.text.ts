export const searchText = {
  title: "Foren durchsuchen",
  label: "Gefundene Beiträge und Antworten",
  empty: "Hier stehen Beiträge und Antworten, sobald jemand etwas geschrieben hat.",
  place: "Wo",
  everywhere: "Alle Foren",
  date: "Datum",
  answer: "Antwort",
  post: "Beitrag",
};
