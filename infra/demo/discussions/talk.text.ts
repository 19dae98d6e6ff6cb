export const talkText = {
  aboutArticle: (path: string, title: string) => `Kommentare zum Artikel <a href="${path}">${title}</a>.`,
  comments: [
    "Das kam genau rechtzeitig, danke.",
    "Bei uns haben schon zwei Leute danach gefragt. Gibt es dazu ein Merkblatt zum Mitgeben?",
    "Eines liegt seit gestern in der Cloud.",
  ],
  reactions: ["thanks", "helpful", "thanks", "agree"] as const,
  merged: {
    title: "Noch einmal dazu",
    text: "Das habe ich erst jetzt gesehen, meine Frage ist dieselbe.",
    answer: "Steht schon nebenan, ich bitte ums Zusammenlegen.",
  },
};
