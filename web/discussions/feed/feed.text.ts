export const feedText = {
  title: "Neues aus allen Foren",
  label: "Diskussionen aller Foren",
  choice: "Welche Diskussionen",
  forum: "Forum",
  keys: "Mit j und k wählen, mit der Eingabetaste öffnen, mit u zurück",
  empty: {
    latest: "Hier stehen Diskussionen, sobald jemand die erste beginnt.",
    unread: "Sie haben alles gelesen.",
    following: "Sie folgen keiner Diskussion.",
    mine: "Sie haben noch keine Diskussion begonnen.",
    unanswered: "Jede offene Diskussion hat eine Antwort.",
  },
};

export const feedChoices = [
  { value: "latest", label: "Neueste", icon: "pi-clock" },
  { value: "unread", label: "Ungelesen", icon: "pi-envelope" },
  { value: "following", label: "Gefolgt", icon: "pi-bell" },
  { value: "mine", label: "Von mir", icon: "pi-user" },
  { value: "unanswered", label: "Ohne Antwort", icon: "pi-question-circle" },
] as const;
export type FeedChoice = (typeof feedChoices)[number]["value"];
