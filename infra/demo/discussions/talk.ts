import { addHours } from "date-fns/addHours";
import { subDays } from "date-fns/subDays";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import type {
  StoredAnswer,
  StoredEntry,
  StoredPost,
} from "../../../functions/data/discussions/forum-entries.collection.ts";
import { articleThreadId } from "../../../shared/discussions/article-thread.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { DemoStores } from "../stores.ts";
import { paragraph, written } from "./entries.ts";
import { talkText as text } from "./talk.text.ts";

const FORUM = "forum-fristen";
const [DAYS_AGO, MERGED_INTO] = [30, "post-0-8"];

export const talkedAbout = (articles: readonly StoredArticle[], now: Date): StoredArticle[] => {
  const then = subDays(now, DAYS_AGO).toISOString();
  const [latest] = articles
    .filter((article) => isVisibleInternally(article, now) && article.releaseDate < then)
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate));
  return articles.map((article) =>
    article === latest ? { ...article, allowsReactions: true, commentsForumId: FORUM } : article,
  );
};

const commentsOn = (article: StoredArticle, employees: readonly Employee[]): StoredEntry[] => {
  const { id, title, urlTitle, releaseDate } = article;
  const postId = articleThreadId(id);
  const author = employees.find((one) => one.id === article.authorId);
  const post: StoredPost = {
    ...written(author, releaseDate),
    content: paragraph(text.aboutArticle(`/news/articles/${urlTitle}`, title)),
    id: postId,
    kind: "post",
    forumId: FORUM,
    title,
    sticky: false,
    closed: false,
    questionnaire: null,
  };
  const comments = text.comments.map((words, at): StoredAnswer => {
    const createdAt = addHours(new Date(releaseDate), at + 1).toISOString();
    return {
      ...written(employees[at + 3], createdAt),
      content: paragraph(words),
      id: `${postId}-${at}`,
      kind: "answer",
      postId,
      title: null,
    };
  });
  return [post, ...comments];
};

const mergedInto = (post: StoredEntry, employees: readonly Employee[]): StoredEntry[] => {
  const at = (hours: number) => addHours(new Date(post.createdAt), hours).toISOString();
  const id = "post-merged";
  const merged = { forumId: FORUM, title: text.merged.title, sticky: false, closed: false };
  return [
    {
      ...written(employees[5], at(2)),
      id,
      kind: "answer",
      postId: post.id,
      title: merged.title,
      content: paragraph(text.merged.text),
      merged,
    },
    {
      ...written(employees[6], at(3)),
      id: `${id}-0`,
      kind: "answer",
      postId: id,
      title: null,
      content: paragraph(text.merged.answer),
    },
  ];
};

export const fillTalk = async (
  stores: DemoStores,
  articles: readonly StoredArticle[],
  entries: readonly StoredEntry[],
  employees: readonly Employee[],
): Promise<void> => {
  const article = articles.find(({ commentsForumId }) => commentsForumId);
  const into = entries.find(({ id }) => id === MERGED_INTO);
  await stores.forumEntries.insertMany([
    ...(article ? commentsOn(article, employees) : []),
    ...(into ? mergedInto(into, employees) : []),
  ]);
  for (const [at, kind] of text.reactions.entries()) {
    const person = employees[at + 3];
    if (article && person)
      await stores.reactions.set(article.id, person.id, { kind, at: article.releaseDate });
  }
};
