import { ofEmployer, rule } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { ArticleAuthor } from "./article-author.ts";

export const authors = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/authors",
    access: rule("READ_NEWS", ofEmployer),
    summary: "The authors of articles, by name",
    reply: page(ArticleAuthor),
  }),
};
