import { maySeeArticle } from "../../../shared/news/article-state.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

export const articleResource: ResourceOptions<{ readonly articles: Articles }, Stored<StoredArticle>> = {
  source: ({ articles }) => articles,
  params: ["id", "articleId", "idOrIdentifier"],
  visible: (article, { viewer, now }) => maySeeArticle(viewer, article, now),
  findNamed: async (urlTitle, { articles }) => {
    const id = await articles.findIdByUnique("urlTitle", urlTitle);
    return id === undefined ? undefined : articles.find(id);
  },
};
