export const talkText = {
  article: "Artikel",
};
