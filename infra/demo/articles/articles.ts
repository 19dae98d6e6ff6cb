import { addDays } from "date-fns/addDays";
import { subHours } from "date-fns/subHours";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import type { Employees } from "../../../functions/data/people/employees.collection.ts";
import { authorOf } from "../../../functions/news/articles/article-author.ts";
import { firstFree } from "../../../functions/news/articles/article-url-title.ts";
import { richText } from "../../../functions/platform/html/stored-text.ts";
import { type ArticleState, flagsOf } from "../../../shared/news/article-state.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { earlierToday, workingDay } from "../working-day.ts";
import { type Angle, articleBody } from "./article-body.ts";
import { angleText, articleText } from "./phrases.text.ts";
import { type Topic, type TopicGroup, topicGroups } from "./topics.ts";

const angles: readonly Angle[] = ["news", "steps", "mistakes", "example", "questions"];

const [COMING, TODAY, YEAR] = [6, 8, 365];

interface Subject {
  readonly group: TopicGroup;
  readonly topic: Topic;
  readonly angle: Angle;
}

const subjects = (chance: Chance): Subject[] =>
  chance.helpers.shuffle(
    topicGroups.flatMap((group) =>
      group.topics.flatMap((topic) => angles.map((angle) => ({ group, topic, angle }))),
    ),
  );

const stateOf = (place: number): ArticleState => {
  if (place < COMING) return "released";
  return ({ 3: "draft", 7: "inReview", 11: "releasable" } as const)[place % 13] ?? "released";
};

const releaseOf = (chance: Chance, place: number) => {
  const isNewsletterRelease = chance.datatype.boolean(0.6);
  const isPublicRelease = chance.datatype.boolean(0.5);
  const isOnlyOutside = place % 17 === 5 && (isNewsletterRelease || isPublicRelease);
  return { isInternalRelease: !isOnlyOutside, isPublicRelease, isNewsletterRelease };
};

const releaseDateOf = (place: number, count: number, now: Date, chance: Chance) => {
  if (place < COMING) return workingDay(now, -4 - 3 * place, chance);
  if (place < COMING + TODAY) return earlierToday(now, chance);
  const past = (place - COMING - TODAY) / (count - COMING - TODAY);
  return workingDay(now, 1 + past * (YEAR - 2), chance);
};

const visibleUntilOf = (releaseDate: string, place: number, count: number, now: Date, chance: Chance) => {
  if (place < count / 2 || place % 4 !== 0) return null;
  const isOver = place % 8 === 0;
  return isOver
    ? chance.date.between({ from: releaseDate, to: subHours(now, 1) }).toISOString()
    : workingDay(now, -chance.number.int({ min: 20, max: 200 }), chance);
};

const officesOf = (author: Employee, chance: Chance) => {
  const isOfTheGroup = chance.datatype.boolean(0.3);
  const others = chance.helpers.arrayElements(["1", "2", "3", "4", "5", "6"], { min: 1, max: 3 });
  return {
    organisationId: isOfTheGroup ? null : author.employedAt,
    publishedByOrganisationIds: isOfTheGroup ? others : [author.employedAt].filter((id) => id !== null),
  };
};

export const makeArticles = (
  employees: readonly Employee[],
  now: Date,
): Omit<StoredArticle, AuthorName>[] => {
  const chance = chanceFor(4);
  const taken = new Set<string>();
  const writers = employees.filter(({ isDirector }, index) => isDirector || index % 9 === 1);
  return subjects(chance).map(({ group, topic, angle }, place, { length }) => {
    const title = angleText[angle].title(topic.subject);
    const urlTitle = firstFree(urlTitleOf(title), (candidate) => taken.has(candidate));
    taken.add(urlTitle);
    const author = chance.helpers.arrayElement(writers);
    const state = stateOf(place);
    const flags = flagsOf(state, releaseOf(chance, place));
    const releaseDate = releaseDateOf(place, length, now, chance);
    const isReleased = state === "released";
    const createdAt = workingDay(new Date(Math.min(Date.parse(releaseDate), now.getTime())), 9, chance);
    return {
      id: `article-${place + 1}`,
      urlTitle,
      ...flags,
      releaseDate,
      visibleUntil: isReleased ? visibleUntilOf(releaseDate, place, length, now, chance) : null,
      pinnedUntil: place === COMING ? addDays(now, 10).toISOString() : null,
      title,
      subtitle: angleText[angle].subtitle(group.readers),
      abstract: topic.summary,
      content: articleBody(angle, { topic, group, chance }),
      tag: group.tag,
      taxTag: group.taxTag,
      authorId: author.id,
      ...officesOf(author, chance),
      titleImageId: null,
      newsletterImageId: null,
      imageIds: [],
      files: [],
      showsFilesPublicly: true,
      pageTitle: flags.isPublicRelease ? title : null,
      seoMetaDescription: flags.isPublicRelease ? articleText.seo(topic.subject, group.readers) : null,
      createdAt,
      createdBy: author.id,
      modifiedAt: chance.date.between({ from: createdAt, to: now }).toISOString(),
      modifiedBy: author.id,
      wasPublic: flags.isPublicRelease,
    };
  });
};

type AuthorName = "authorName" | "authorNameShort";

export const storedArticles = (
  articles: readonly Omit<StoredArticle, AuthorName>[],
  employees: Employees,
): Promise<StoredArticle[]> =>
  Promise.all(
    articles.map(async (article) => ({
      ...article,
      ...(await authorOf(article.authorId, undefined, employees)),
      content: await richText(article.content),
    })),
  );
