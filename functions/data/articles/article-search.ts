import { articleFields } from "../../../shared/news/article.fields.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { openAreaSearch } from "../../platform/search/area-search.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import type { IndexOptions } from "../../platform/search/index-spec.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import {
  type FileWords,
  isWithWords,
  type WithWords,
  withWords,
  wordsField,
} from "../files/document-words.ts";
import { writtenFields } from "../written-fields.ts";
import type { Articles, ListedArticle, StoredArticle } from "./articles.collection.ts";

const fields: SearchedFields<WithWords<Stored<StoredArticle>>> = {
  ...searchedFieldsOf(articleFields, (article: Stored<StoredArticle>) => article),
  ...writtenFields,
  ...wordsField,
};

const scopeOf = (article: ListedArticle) => ({
  releaseDate: article.releaseDate,
  visibleUntil: article.visibleUntil,
  isInternalRelease: article.isInternalRelease,
  organisationId: article.organisationId,
  createdBy: article.createdBy,
  ownedBy: article.ownedBy,
  deletedAt: article.deletedAt,
});

export const openArticleIndex = (articles: Articles, fileWords: FileWords, options?: IndexOptions) =>
  openLiveIndex(
    articles,
    {
      fields,
      scopeOf,
      factsOf: ({ releaseDate, organisationId }: ListedArticle) => ({ date: releaseDate, organisationId }),
      documentsOf: withWords(
        (rows: ReadonlyMap<string, ListedArticle>) => articles.withTrash.findMany([...rows.keys()]),
        fileWords,
      ),
      isWhole: isWithWords,
    },
    options,
  );

export const openArticleSearch = (articles: Articles, fileWords: FileWords, options?: IndexOptions) =>
  openAreaSearch(articles, openArticleIndex(articles, fileWords, options));

export type ArticleSearch = ReturnType<typeof openArticleSearch>;
