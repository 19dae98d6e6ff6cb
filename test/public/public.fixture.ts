import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import type { Article } from "../../shared/news/article.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { portal } from "../portal.ts";
import { anArticle } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";

/** An article that anybody may read. */
const aPublicArticle = (overrides: Partial<Article> = {}): Article =>
  anArticle({
    ...flagsOf("released", { isPublicRelease: true }),
    isInternalRelease: false,
    isNewsletterRelease: false,
    organisationId: ownOffice.id,
    ...overrides,
  });

/** Nobody in particular, and what the portal has for such visitors. */
export const publicFixture = async () => {
  const { call, send, table, people, cookies, as } = await portal();
  const articles = openArticles(table);
  return {
    as,
    call,
    send,
    people,
    cookies,
    articles,
    publish: (overrides: Partial<Article> = {}) => articles.insert(aPublicArticle(overrides)),
  };
};
