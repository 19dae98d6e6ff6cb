import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { portal } from "../../portal.ts";
import { aNewsletterDraft, anArticle } from "../../support/news.builder.ts";

const { newsletters } = news;

export const SENT_AT = "2026-11-02T08:00:00.000Z";

export const newsletterFixture = async () => {
  const { as, table } = await portal();
  const { call, employee } = await as("editor");
  const stored = { articles: openArticles(table), newsletters: openNewsletters(table) };
  const create = async (overrides: Parameters<typeof aNewsletterDraft>[0] = {}) =>
    (await call(newsletters.create, { body: aNewsletterDraft(overrides) })).data;
  const update = async (newsletter: Newsletter, changes: object, headers: Record<string, string> = {}) =>
    (
      await call(
        newsletters.update,
        { params: { id: newsletter.id }, body: { ...newsletter, ...changes } },
        { headers },
      )
    ).data;
  const saveArticles = async (count: number) => {
    const articles = Array.from({ length: count }, (_, at) => anArticle({ title: `Artikel ${at + 1}` }));
    await stored.articles.insertMany(articles);
    return articles;
  };
  return { call, create, update, saveArticles, employee, stored, table, as };
};

export const idsOf = ({ articles }: Pick<Newsletter, "articles">) => articles.map(({ id }) => id);
