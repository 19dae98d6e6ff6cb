export const publicationsText = {
  articles: "Artikel",
  posts: "Beiträge in den Foren",
  noArticles: (name: string) => `Von ${name} ist noch kein Artikel erschienen.`,
  noPosts: (name: string) => `${name} hat noch keine Beiträge geschrieben.`,
  more: (count: string) => (count === "1" ? "Einen weiteren zeigen" : `${count} weitere zeigen`),
  shown: (shown: string, total: string) => `${shown} von ${total}`,
};
