import { actorOf } from "../../../shared/login/permissions.ts";
import { articles as contract } from "../../../shared/news/articles.contract.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { keysOf } from "../../platform/collection/read-ahead.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import { withTextSearch } from "../list-search.ts";
import type { NewsDeps } from "../news.deps.ts";
import { planWrites } from "./announcement-plan.ts";
import { internalArticles, loadArticle, readArticle, visibleArticles } from "./article-access.ts";
import { copyOfArticle } from "./article-copy.ts";
import { articleFrom, hasFixedAddress } from "./article-draft.ts";
import { fileWrites, ownerOf, usesOf, withoutFile } from "./article-files.ts";
import type { ArticleSearch } from "./article-search.ts";
import { isDerivedFrom, underOwnAddress } from "./article-url-title.ts";

interface ArticleDeps extends NewsDeps {
  readonly articleSearch: ArticleSearch;
}

export const articles = implement<typeof contract, ArticleDeps, StoredArticle>(
  contract,
  {
    internal: ({ query }, { articleSearch, now, ahead }) =>
      articleSearch.list(withTextSearch(query.config), internalArticles(now), ahead),

    list: ({ query }, deps) =>
      deps.articleSearch.list(withTextSearch(query.config), visibleArticles(deps), deps.ahead),

    read: ({ params }, deps) => readArticle(params.idOrIdentifier, deps),

    create: async ({ body }, deps) => {
      const save = async (urlTitle: string) => {
        const article = await articleFrom(body, urlTitle, undefined, deps);
        return deps.articles.insert(article, await fileWrites(undefined, article, deps));
      };
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        body.urlTitle ? save(body.urlTitle) : underOwnAddress(deps.articles, body.title, save),
      );
      await deps.articleSearch.noteChange(saved.id);
      return saved;
    },

    update: async ({ params, body, subject, ifVersion }, deps) => {
      const save = (urlTitle: string) =>
        deps.articles.update(
          params.id,
          "article.not-found",
          (current) => articleFrom(body, urlTitle, current, deps),
          {
            ifVersion,
            alongside: async (before, after) => [
              ...planWrites(before, after, deps),
              ...(await fileWrites(before, after, deps)),
            ],
          },
        );
      const keepsAddress = hasFixedAddress(subject) || isDerivedFrom(body.title, subject.urlTitle);
      const urlTitle = body.urlTitle ?? (keepsAddress ? subject.urlTitle : undefined);
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        urlTitle ? save(urlTitle) : underOwnAddress(deps.articles, body.title, save),
      );
      await deps.articleSearch.noteChange(saved.id);
      return saved;
    },

    remove: async ({ params, ifVersion }, { articles, announcements, articleSearch, ownedFiles, trail }) => {
      await articles.remove(params.id, "article.not-found", {
        ifVersion,
        alongside: async (before) => [
          await trail.write(),
          announcements.forgetWrite(params.id),
          ...ownedFiles.releaseWrites(ownerOf(before), usesOf(before)),
        ],
      });
      await articleSearch.noteChange(params.id);
    },

    removeFile: async ({ params: { articleId, fileId } }, deps) => {
      await deps.articles.update(
        articleId,
        "article.not-found",
        (current) => {
          const article = withoutFile(current, fileId) ?? notFound("file.not-found");
          return { ...article, modifiedAt: deps.now.toISOString(), modifiedBy: actorOf(deps.viewer) };
        },
        {
          alongside: async (before, after) => [
            await deps.trail.write(),
            ...(await fileWrites(before, after, deps)),
          ],
        },
      );
    },

    clone: ({ subject }, { articles, now }) => copyOfArticle(subject, articles, now),
  },
  {
    loadSubject: ({ id, articleId = "" }, deps) => loadArticle(id ?? articleId, deps),
    keysAhead: ({ id, articleId, idOrIdentifier }, { articles }) =>
      keysOf(articles, id ?? articleId ?? idOrIdentifier),
  },
);
