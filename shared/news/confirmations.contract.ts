import * as z from "zod";
import { ofResource, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { exportableListQuery, page } from "../contract/list-query.ts";
import { OwnConfirmation } from "./article.ts";
import { ConfirmationRow, OfficeConfirmations } from "./confirmation-row.ts";
import { articleProblems } from "./news.problems.ts";

const editing = ruleOnResource("EDIT_NEWS", ofResource);

export const confirmations = {
  confirm: endpoint({
    method: "PUT",
    path: "/v1/news/articles/{id}/confirm",
    access: signedIn,
    summary: "Confirms having read the article; of another version than the named one it confirms nothing",
    audited: "article.confirmed",
    body: z.object({ version: z.int().optional() }).nullish(),
    reply: OwnConfirmation,
    problems: [articleProblems.notFound, articleProblems.notAsked, articleProblems.asksAnew],
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/news/articles/{id}/confirmations",
    access: editing,
    summary: "Who is asked to confirm the article, and who has; the offices' counts regard no filter",
    exports: "article.confirmations-exported",
    query: exportableListQuery({
      filters: ["state", "organisationId"],
      sort: ["name", "organisationName", "confirmedAt"],
    }),
    reply: page(ConfirmationRow).extend({ offices: z.array(OfficeConfirmations) }),
    problems: [articleProblems.notFound],
  }),
  remind: endpoint({
    method: "PUT",
    path: "/v1/news/articles/{id}/confirmations/remind",
    access: editing,
    summary: "Reminds those who have not confirmed, once a day",
    audited: "article.confirmation-reminded",
    reply: z.object({ reminded: z.int() }),
    problems: [articleProblems.notFound, articleProblems.asksNobody, articleProblems.remindedToday],
  }),
};
