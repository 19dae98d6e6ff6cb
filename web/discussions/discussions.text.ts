import { formatNumber } from "../components/date-text.tsx";

const countOf = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

export const countedPosts = countOf("Beitrag", "Beiträge");

export const discussionsText = {
  title: "Foren",
  entry: "Eintrag",
  answerTo: (title: string) => `Antwort zu „${title}“`,
  unread: countOf("Diskussion mit Neuem", "Diskussionen mit Neuem"),
  news: (count: number) => `${formatNumber(count)} neu`,
  readAll: "Alles gelesen",
  allRead: "Alles ist als gelesen markiert.",
  search: "Foren durchsuchen",
  searchForum: "Dieses Forum durchsuchen",
  find: "Suchen",
};

export const overviewText = {
  empty: "Hier stehen Foren, sobald eines angelegt ist.",
  emptyGroup: "In dieser Gruppe gibt es noch kein Forum.",
  noPosts: "Noch kein Beitrag",
  posts: countedPosts,
  forumsOf: (group: string) => `Foren in ${group}`,
};

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
