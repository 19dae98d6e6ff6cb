import * as z from "zod";
import { anywhere, ofSubject, rule, ruleOnSubject } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { Article, ArticleFields } from "./article.ts";
import { articleProblems } from "./news.problems.ts";

const TrashedArticle = ArticleFields.pick({ id: true, title: true, organisationId: true, creator: true })
  .extend({
    deletedAt: z.iso.datetime(),
    deletedBy: Id.nullable(),
    deletedByName: z.string().nullable(),
  })
  .meta({ id: "TrashedArticle" });
export type TrashedArticle = z.infer<typeof TrashedArticle>;

export const newsTrash = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/trash",
    access: rule("EDIT_NEWS", anywhere),
    summary: "The deleted articles of the offices whose news the caller edits",
    query: listQuery({ sort: ["title", "deletedAt"] }),
    reply: page(TrashedArticle),
  }),
  restore: endpoint({
    method: "PUT",
    path: "/v1/news/trash/{id}",
    access: ruleOnSubject("EDIT_NEWS", ofSubject),
    summary: "Brings a deleted article back as a draft, and tells nobody",
    audited: "article.restored",
    reply: Article,
    problems: [articleProblems.notFound],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news/trash/{id}",
    access: ruleOnSubject("EDIT_NEWS", ofSubject),
    summary: "Deletes an article in the trash for good, with its files and versions",
    audited: "article.purged",
    problems: [articleProblems.notFound],
  }),
};
