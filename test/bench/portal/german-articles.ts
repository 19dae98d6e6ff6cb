import { type Angle, articleBody } from "../../../infra/demo/articles/article-body.ts";
import { angleText } from "../../../infra/demo/articles/phrases.text.ts";
import { topicGroups } from "../../../infra/demo/articles/topics.ts";
import { type Chance, chanceFor } from "../../../infra/demo/chance.ts";
import { towns } from "../../../infra/demo/organisations/towns.ts";
import type { Article } from "../../../shared/news/article.ts";
import { anArticle } from "../../support/news.builder.ts";
import { firstParts, lastParts, sentence } from "./german-words.text.ts";

const angles: readonly Angle[] = ["news", "steps", "mistakes", "example", "questions"];
const SENTENCES = 12;

export const compound = (chance: Chance) =>
  chance.helpers.arrayElement([...firstParts]) + chance.helpers.arrayElement([...lastParts]);

export const sentencesOf = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => {
    const year = chance.number.int({ min: 1990, max: 2030 });
    const things = Array.from({ length: 4 }, () => compound(chance));
    return sentence(things, year, chance.helpers.arrayElement([...towns]).name);
  }).join(" ");

/** As of a portal of ten years: some 370 words each, many of them rare. */
export const germanArticles = (count: number): Article[] => {
  const chance = chanceFor(77);
  return Array.from({ length: count }, () => {
    const group = chance.helpers.arrayElement(topicGroups);
    const topic = chance.helpers.arrayElement([...group.topics]);
    const angle = chance.helpers.arrayElement([...angles]);
    return anArticle({
      title: `${compound(chance)}: ${angleText[angle].title(topic.subject)}`,
      subtitle: angleText[angle].subtitle(group.readers),
      abstract: topic.summary,
      content: `${articleBody(angle, { topic, group, chance })}<p>${sentencesOf(chance, SENTENCES)}</p>`,
      tag: group.tag,
      taxTag: group.taxTag,
      releaseDate: chance.date.past({ years: 10 }).toISOString(),
    });
  });
};
