import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { publicArticles as contract } from "../../../shared/news/public-articles.contract.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { organisationProblems } from "../../../shared/organisations/organisations.problems.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import { officeLines } from "../page/imprint-section.ts";
import { pageHeader } from "../page/page-header.ts";
import { pageStyle } from "../page/page-style.ts";
import type { PublicDeps } from "../public.deps.ts";
import { publicText as text } from "../public.text.ts";
import { articlePage } from "./article-page.ts";
import { listPublicArticles, readPublicArticle } from "./public-article-access.ts";
import { publicArticleOf, publicSummaryOf } from "./public-shape.ts";
import { rssFeed } from "./rss-feed.ts";

const loadImprint = (
  { organisationId, publishedByOrganisationIds }: Article,
  organisations: Organisations,
): Promise<Organisation | undefined> =>
  organisations.find(organisationId ?? publishedByOrganisationIds[0] ?? OPERATOR);

const imprintPage = (office: Organisation): string =>
  htmlPage({
    title: `${text.imprintAndPrivacy} · ${office.name}`,
    style: pageStyle,
    body: html`${pageHeader(office)}
<main class="page">
<article>
<h1>${text.imprint}</h1>
<div class="content">${officeLines(office)}</div>
<h2 id="datenschutz">${text.privacy}</h2>
<div class="content">${text.privacyOf(office.name, office.email).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
</article>
</main>`,
  });

/** More articles than anybody misses between two visits. */
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
