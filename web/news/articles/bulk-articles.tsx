import { useQuery } from "@tanstack/react-query";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateOf, flagsOf } from "../../../shared/news/article-state.ts";
import type { ArticleTag } from "../../../shared/news/article-tag.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { BulkAction } from "../../components/bulk/bulk-action.ts";
import { BulkTools } from "../../components/bulk/bulk-tools.tsx";
import type { Bulk } from "../../components/bulk/use-bulk.ts";
import { useNewsOffices } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { articleQueries, changeArticle } from "./articles.queries.ts";
import { bulkArticlesText as text } from "./bulk-articles.text.ts";

const noTags: readonly ArticleTag[] = [];

const useBulkArticles = (): readonly BulkAction<Article>[] => {
  const { mayEdit } = useNewsRights();
  const { data: tags = noTags } = useQuery(articleQueries.tags);
  const offices = useNewsOffices();
  const isFor = ({ organisationId }: Article) => mayEdit(organisationId);
  const changing = { isFor, mutationKey: keyOf(articles.update) };

  return [
    {
      ...text.tag,
      ...changing,
      icon: "pi-tag",
      choice: {
        label: articleLabels.tag,
        options: tags.map(({ name }) => ({ label: name, value: name })),
      },
      act: ({ id }, tag) => changeArticle(id, { tag }),
    },
    {
      ...text.office,
      ...changing,
      icon: "pi-building",
      choice: { label: articleLabels.organisationId, options: offices },
      act: ({ id }, organisationId) => changeArticle(id, { organisationId }),
    },
    {
      ...text.withdraw,
      ...changing,
      icon: "pi-undo",
      isFor: (article) => isFor(article) && articleStateOf(article) === "released",
      act: ({ id }) => changeArticle(id, flagsOf("releasable")),
    },
    {
      ...text.remove,
      icon: "pi-trash",
      danger: true,
      isFor,
      mutationKey: keyOf(articles.remove),
      act: ({ id }) => call(articles.remove, { params: { id } }),
    },
  ];
};

export const BulkArticles = ({ bulk }: { bulk: Bulk<Article> }) => (
  <BulkTools bulk={bulk} actions={useBulkArticles()} />
);
