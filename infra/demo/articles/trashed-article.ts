import { subDays } from "date-fns/subDays";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { trashedText as text } from "./phrases.text.ts";

const EDITOR = "employee-2";

export const trashedArticle = ([article]: readonly StoredArticle[], now: Date): StoredArticle[] => {
  if (!article) return [];
  const deletedAt = subDays(now, 2).toISOString();
  return [
    {
      ...article,
      ...flagsOf("draft"),
      id: "article-trashed",
      urlTitle: `${article.urlTitle}-kopie`,
      title: text.copy(article.title),
      titleImageId: null,
      imageIds: [],
      files: [],
      wasPublic: false,
      confirmation: null,
      deletedAt,
      deletedBy: EDITOR,
      deletedByName: text.deleter,
    },
  ];
};
