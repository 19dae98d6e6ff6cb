import { areaTitles } from "../../../shared/area-titles.text.ts";

export const trashText = {
  kinds: "Was gelöscht wurde",
  all: "Alles",
  kind: {
    posts: areaTitles.discussions,
    articles: "Artikel",
    newsletters: areaTitles.newsletters,
    subscribers: areaTitles.subscribers,
    events: "Termine",
    misc: areaTitles.misc,
    links: "Links der Kanzleien",
  },
  cloud: areaTitles.cloud,
};
