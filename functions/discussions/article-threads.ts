import { articleOfThread } from "../../shared/discussions/article-thread.ts";
import { isVisibleInternally } from "../../shared/news/article-state.ts";
import type { StoredArticle } from "../data/articles/articles.collection.ts";
import { notDeleted, type StoredPost } from "../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../data/stores.ts";
import { escapeHtml } from "../platform/html/safe-html.ts";
import { text } from "./discussions.text.ts";

type Known = Pick<Stores, "table" | "articles" | "forumEntries" | "forums">;

export interface ThreadToBegin {
  readonly post: StoredPost;
  readonly article: StoredArticle;
}

export const takesComments = (article: StoredArticle, now: Date): boolean =>
  article.commentsForumId != null && isVisibleInternally(article, now);

/** The article's author counts as the asker. Undefined if article, forum or thread is gone for good. */
export const threadToBegin = async (postId: string, deps: Known): Promise<ThreadToBegin | undefined> => {
  const articleId = articleOfThread(postId);
  if (articleId === undefined) return undefined;
  const [article, former] = await Promise.all([
    deps.articles.find(articleId),
    deps.table.get(deps.forumEntries.keyOf(postId)),
  ]);
  const forum = article?.commentsForumId ? await deps.forums.find(article.commentsForumId) : undefined;
  if (!article || !forum || former?.deleted) return undefined;
  const { title, urlTitle, releaseDate, authorId, authorName, organisationId } = article;
  const post: StoredPost = {
    id: postId,
    kind: "post",
    forumId: forum.id,
    title,
    content: text.aboutArticle(`/news/articles/${encodeURIComponent(urlTitle)}`, escapeHtml(title)),
    files: [],
    sticky: false,
    closed: false,
    questionnaire: null,
    authorName,
    authorOrganisationId: organisationId,
    createdAt: releaseDate,
    createdBy: authorId,
    modifiedAt: releaseDate,
    modifiedBy: authorId,
    modifiedByName: null,
    ...notDeleted,
  };
  return { post, article };
};
