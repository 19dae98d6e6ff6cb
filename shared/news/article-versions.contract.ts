import * as z from "zod";
import { ofResource, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { ArticleCopy, ArticleFields } from "./article.ts";
import { articleProblems } from "./news.problems.ts";

const Saved = z.object({
  version: z.int(),
  modifiedAt: z.iso.datetime(),
  modifiedBy: Id.nullable(),
  modifiedByName: z.string().nullable(),
});

const ArticleVersionRow = Saved.extend({
  /** Names of fields; `state` stands for the flags. Null for the oldest version kept. */
  changed: z.array(z.string()).nullable(),
}).meta({ id: "ArticleVersionRow" });
export type ArticleVersionRow = z.infer<typeof ArticleVersionRow>;

const ArticleContent = ArticleCopy.extend(ArticleFields.pick({ confirmation: true }).shape).meta({
  id: "ArticleContent",
});
export type ArticleContent = z.infer<typeof ArticleContent>;

const ArticleVersion = Saved.extend({
  content: ArticleContent,
  before: ArticleContent.nullable(),
}).meta({ id: "ArticleVersion" });
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** A PUT of the article restores a version. */
export const articleVersions = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/articles/{id}/versions",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "What an article is and was, the latest first: who changed what, and when",
    reply: z.object({ data: z.array(ArticleVersionRow) }),
    problems: [articleProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/news/articles/{id}/versions/{version}",
    access: ruleOnResource("EDIT_NEWS", ofResource),
    summary: "An article as it was saved once, and as it was before",
    reply: ArticleVersion,
    problems: [articleProblems.notFound, articleProblems.versionNotFound],
  }),
};
