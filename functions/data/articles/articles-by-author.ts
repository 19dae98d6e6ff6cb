import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/login/permissions.ts";
import type { Article } from "../../../shared/news/article.ts";
import { maySeeArticle } from "../../../shared/news/article-state.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import type { Table } from "../../platform/table/table.ts";

/** What other areas than the news look at, of the map that the news area lists an article by. */
type ArticleFacts = Pick<
  Article,
  | "title"
  | "tag"
  | "authorId"
  | "organisationId"
  | "createdBy"
  | "isInternalRelease"
  | "releaseDate"
  | "visibleUntil"
>;

interface Reader {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly ahead: ReadAhead;
}

/**
 * The articles by one person, for areas that cannot ask the news area. Only ever read here: how an article is
 * stored is for `functions/news/articles` to say.
 */
export const openArticlesByAuthor = (table: Table) => {
  const articles = openCollection<Article, ArticleFacts>(table, {
    name: "ARTICLE",
    listed: (article) => article,
    fieldOf: (facts, field) => facts[field as keyof ArticleFacts],
    searchText: ({ title, tag }) => [title, tag],
    defaultSort: [{ field: "releaseDate", direction: "desc" }],
  });

  return {
    noticeKeys: articles.noticeKeys,

    /** Those that the viewer may see now, as everywhere else. */
    list: (authorId: string, config: ListConfig, { viewer, now, ahead }: Reader): Promise<Page<Article>> => {
      // Articles appear and vanish by themselves: what is remembered is good for the second it was made in.
      const second = Math.floor(now.getTime() / 1000);
      const selection = {
        where: (facts: ArticleFacts) => facts.authorId === authorId && maySeeArticle(viewer, facts, now),
        whereKey: JSON.stringify([authorId, viewer.userId, viewer.isAdmin, viewer.grants, second]),
      };
      return articles.list(config, selection, ahead);
    },
  };
};
