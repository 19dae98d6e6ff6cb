import { ofEmployer, rule } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { ArticleTag } from "./article-tag.ts";

export const tags = {
  list: endpoint({
    method: "GET",
    path: "/v1/news/tags",
    access: rule("READ_NEWS", ofEmployer),
    summary: "The tags in use, most used first",
    reply: page(ArticleTag),
  }),
};
