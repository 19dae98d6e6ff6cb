import { formatNumber } from "../../components/date-text.tsx";

export const forumText = {
  create: "Neuer Beitrag",
  empty: "Hier stehen Beiträge, sobald jemand den ersten schreibt.",
  follow: "Forum folgen",
  unfollow: "Nicht mehr folgen",
  followed: "Sie bekommen eine E-Mail, wenn hier jemand einen Beitrag schreibt.",
  unfollowed: "Sie bekommen zu diesem Forum keine E-Mails mehr.",
  unread: (count: number) => (count === 1 ? "1 neuer Eintrag" : `${formatNumber(count)} neue Einträge`),
};

export const postFields = {
  title: "Titel",
  authorName: "Autor",
  answersCount: "Antworten",
  lastActivityAt: "Zuletzt",
};

export const markText = {
  sticky: "Angeheftet",
  poll: "Mit Umfrage",
  files: "Mit Dateien",
  solved: "Gelöst",
  closed: "Geschlossen",
};
