import { formatNumber } from "../components/date-text.tsx";

const countOf = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;

export const countedPosts = countOf("Beitrag", "Beiträge");

export const discussionsText = {
  title: "Foren",
  unread: countOf("Diskussion mit Neuem", "Diskussionen mit Neuem"),
  news: (count: number) => `${formatNumber(count)} neu`,
  readAll: "Alles gelesen",
  allRead: "Alles ist als gelesen markiert.",
  search: "Foren durchsuchen",
  searchForum: "Dieses Forum durchsuchen",
  find: "Suchen",
};
