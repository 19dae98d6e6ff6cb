import { listConfig, MAX_LIMIT } from "../../shared/contract/list.ts";
import { OPERATOR } from "../../shared/organisations/operator.ts";
import {
  otherLanguages,
  publicNewsAddress,
  publicOfficeNewsAddress,
} from "../../shared/organisations/public-address.ts";
import { publicPages as contract } from "../../shared/organisations/public-organisations.contract.ts";
import { everything } from "../platform/collection/visible.ts";
import { implement } from "../platform/http/implement.ts";
import { NEWS_PER_PAGE, newsPage } from "./articles/news-page.ts";
import { listPublicArticles } from "./articles/public-article-access.ts";
import { officePage } from "./organisations/office-page.ts";
import { officesPage } from "./organisations/offices-page.ts";
import {
  articlesOf,
  languagesOf,
  loadOffice,
  noPage,
  publicOfficeOf,
  publishingOffices,
} from "./organisations/public-office.ts";
import type { PublicDeps } from "./public.deps.ts";
import { robotsOf } from "./robots.ts";
import { sitemapOf } from "./sitemap.ts";

/** More articles than any office publishes in a year. */
const SITEMAP_ARTICLES = 1_000;

const rangeOf = (number: number) => ({ skip: (number - 1) * NEWS_PER_PAGE, limit: NEWS_PER_PAGE });

export const publicPages = implement<typeof contract, PublicDeps>(contract, {
  offices: async (_, { organisations, portalOrigin }) => {
    const { data } = await organisations.list(listConfig({ limit: MAX_LIMIT }), everything);
    const operator = data.find(({ id }) => id === OPERATOR);
    return officesPage(publishingOffices(data), operator, portalOrigin);
  },

  office: async ({ params }, deps) => {
    const office = await loadOffice(params.urlName, deps);
    return officePage(await publicOfficeOf(office, deps), office, "de", deps.portalOrigin);
  },

  officeInLanguage: async ({ params }, deps) => {
    const language = otherLanguages.find((known) => known === params.language);
    const office = await loadOffice(params.urlName, deps);
    if (!language || !languagesOf(office).includes(language)) return noPage();
    return officePage(await publicOfficeOf(office, deps), office, language, deps.portalOrigin);
  },

  news: async ({ query }, { articles, organisations, portalOrigin, now }) => {
    const [{ data, totalCount }, imprint] = await Promise.all([
      listPublicArticles(articles, listConfig(rangeOf(query.seite)), now),
      organisations.find(OPERATOR),
    ]);
    const page = { articles: data, totalCount, number: query.seite, imprint };
    return newsPage({ ...page, path: publicNewsAddress, origin: portalOrigin });
  },

  officeNews: async ({ params, query }, deps) => {
    const office = await loadOffice(params.urlName, deps);
    const { data, totalCount } = await articlesOf(office, rangeOf(query.seite), deps);
    const page = { articles: data, totalCount, number: query.seite, imprint: office, office };
    return newsPage({ ...page, path: publicOfficeNewsAddress(office.urlName), origin: deps.portalOrigin });
  },

  sitemap: async (_, { articles, organisations, portalOrigin, now }) => {
    const [offices, newest] = await Promise.all([
      organisations.list(listConfig({ limit: MAX_LIMIT }), everything),
      listPublicArticles(articles, listConfig({ limit: SITEMAP_ARTICLES }), now),
    ]);
    return sitemapOf(publishingOffices(offices.data), newest.data, portalOrigin);
  },

  robots: (_, { stage, portalOrigin }) => robotsOf(stage, portalOrigin),
});
