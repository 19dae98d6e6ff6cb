import { anywhere, ofResource, rule, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { newsletterProblems } from "./news.problems.ts";
import { NewsletterOverview, NewsletterReport } from "./newsletter-report.ts";

export const reports = {
  read: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/report",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "How the last sending went: over time, by state, reason and domain",
    reply: NewsletterReport,
    problems: [newsletterProblems.notFound, newsletterProblems.notSent],
  }),
  overview: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/reports",
    access: rule("EDIT_NEWS", anywhere),
    summary:
      "The last newsletters, and how many subscribers there were, of the offices whose news the caller edits",
    reply: NewsletterOverview,
  }),
};
