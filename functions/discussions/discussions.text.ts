export const text = {
  unknownGroup: "Diese Gruppe gibt es nicht.",
  unknownForum: "Dieses Forum gibt es nicht.",
  aboutArticle: (path: string, title: string) =>
    `<p>Kommentare zum Artikel <a href="${path}">${title}</a>.</p>`,
};
