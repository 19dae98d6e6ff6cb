import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { organisationProblems } from "../organisations/organisations.problems.ts";
import { articleProblems } from "./news.problems.ts";
import { PublicArticle, PublicArticleSummary } from "./public-article.ts";

const rss = "application/rss+xml; charset=utf-8";

export const publicArticles = {
  list: endpoint({
    method: "GET",
    path: "/v1/public/articles",
    access: anyone,
    summary: "The articles anybody may read now",
    query: listQuery({ filters: ["organisation", "tag", "textSearch"], sort: ["releaseDate", "title"] }),
    reply: page(PublicArticleSummary),
    cacheable: true,
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/public/articles/{urlTitle}",
    access: anyone,
    summary: "One of them",
    reply: PublicArticle,
    cacheable: true,
    problems: [articleProblems.notFound],
  }),
  page: endpoint({
    method: "GET",
    path: "/v1/public/articles/{urlTitle}/page",
    access: anyone,
    summary: "One of them as a page to read",
    media: "text/html; charset=utf-8",
    cacheable: true,
    problems: [articleProblems.notFound],
  }),
  feed: endpoint({
    method: "GET",
    path: "/v1/public/feed",
    access: anyone,
    summary: "The newest of them as RSS",
    media: rss,
    cacheable: true,
  }),
  feedOfOrganisation: endpoint({
    method: "GET",
    path: "/v1/public/organisations/{id}/feed",
    access: anyone,
    summary: "The newest of them that an office publishes, as RSS",
    media: rss,
    cacheable: true,
    problems: [organisationProblems.notFound],
  }),
  imprint: endpoint({
    method: "GET",
    path: "/v1/public/organisations/{id}/imprint",
    access: anyone,
    summary: "Who answers for what an office publishes and sends, as a page to read",
    media: "text/html; charset=utf-8",
    cacheable: true,
    problems: [organisationProblems.notFound],
  }),
};
