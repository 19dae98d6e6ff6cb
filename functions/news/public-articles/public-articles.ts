import { listConfig } from "../../../shared/contract/list.ts";
import { publicArticles as contract } from "../../../shared/news/public-articles.contract.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { PublicDeps } from "../public.deps.ts";
import { articlePage } from "./article-page.ts";
import { loadImprint } from "./imprint.ts";
import { imprintPage } from "./imprint-page.ts";
import { listPublicArticles, readPublicArticle } from "./public-article-access.ts";
import { publicArticleOf, publicSummaryOf } from "./public-shape.ts";
import { rssFeed } from "./rss-feed.ts";

/** More than anybody misses between two visits. */
const FEED_LENGTH = 50;

export const publicArticles = implement<typeof contract, PublicDeps>(contract, {
  list: async ({ query }, { articles, now }) => {
    const { totalCount, data } = await listPublicArticles(articles, query.config, now);
    return { totalCount, data: data.map(publicSummaryOf) };
  },

  read: async ({ params }, { articles, now }) =>
    publicArticleOf(await readPublicArticle(params.urlTitle, articles, now)),

  page: async ({ params }, { articles, organisations, portalOrigin, now }) => {
    const article = await readPublicArticle(params.urlTitle, articles, now);
    const [shown, office] = await Promise.all([
      publicArticleOf(article),
      loadImprint(article, organisations),
    ]);
    return articlePage(shown, office, portalOrigin);
  },

  feed: async (_, { articles, portalOrigin, now }) => {
    const { data } = await listPublicArticles(articles, listConfig({ limit: FEED_LENGTH }), now);
    return rssFeed(data, null, portalOrigin);
  },

  feedOfOrganisation: async ({ params }, { articles, organisations, portalOrigin, now }) => {
    const office = (await organisations.find(params.id)) ?? notFound(organisationProblems.notFound);
    const ofOffice = { field: "organisation", values: [office.id], comparator: "eq" } as const;
    const config = listConfig({ limit: FEED_LENGTH, filters: [ofOffice] });
    const { data } = await listPublicArticles(articles, config, now);
    return rssFeed(data, office, portalOrigin);
  },

  imprint: async ({ params }, { organisations }) =>
    imprintPage((await organisations.find(params.id)) ?? notFound(organisationProblems.notFound)),
});
