import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import type { Article, ArticleFlags } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import type { Browser } from "../../support/browser.ts";
import { anArticleDraft } from "../../support/news.builder.ts";

const { articles } = news;

/** Saves an article as it was read, but for the changes. */
export const savingAs = async ({ call }: Pick<Browser, "call">, article: Article, changes: object) =>
  (await call(articles.update, { params: { id: article.id }, body: { ...article, ...changes } })).data;

export const articleFixture = async () => {
  const { as, table } = await portal();
  const { call, employee } = await as("editor");
  const create = async (overrides: Parameters<typeof anArticleDraft>[0] = {}) =>
    (await call(articles.create, { body: anArticleDraft(overrides) })).data;
  const saving = (article: Article, changes: object, headers: Record<string, string> = {}) =>
    call(articles.update, { params: { id: article.id }, body: { ...article, ...changes } }, { headers });
  const update = async (...given: Parameters<typeof saving>) => (await saving(...given)).data;
  const step = (article: Article, flags: ArticleFlags) => update(article, flags);
  return {
    call,
    create,
    update,
    step,
    /** Goes all the way from a draft. */
    release: async (article: Article, flags: ArticleFlags) => {
      await step(article, flagsOf("inReview"));
      await step(article, flagsOf("releasable"));
      return step(article, flags);
    },
    employee,
    stored: openArticles(table),
    /** What saving asks of AWS. */
    requestsOf: async (...given: Parameters<typeof saving>) => (await saving(...given)).requests,
    /** Notes that everybody has been told of the article. */
    announced: (id: string) => table.put(openStores(table).announcements.doneItem(id)),
  };
};
